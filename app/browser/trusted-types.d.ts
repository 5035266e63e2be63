/*
 * The part of Trusted Types that is used here; TypeScript does not know it yet. What a policy gives
 * stands wherever the platform takes the string (https://www.w3.org/TR/trusted-types/).
 */
declare var trustedTypes:
  | {
      createPolicy<
        Rules extends Partial<Record<"createHTML" | "createScriptURL", (value: string) => string>>,
      >(name: string, rules: Rules): Record<keyof Rules, (value: string) => string>;
    }
  | undefined;
