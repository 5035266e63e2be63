/*
 * The part of Trusted Types that we use; TypeScript lacks the types. Policies return `string` here
 * because the platform accepts their result wherever it takes a string
 * (https://www.w3.org/TR/trusted-types/).
 */
declare var trustedTypes:
  | {
      createPolicy<
        Rules extends Partial<Record<"createHTML" | "createScriptURL", (value: string) => string>>,
      >(name: string, rules: Rules): Record<keyof Rules, (value: string) => string>;
    }
  | undefined;
