/*
 * The part of Trusted Types that we use; TypeScript lacks the types. Policies return `string` here
 * because the platform accepts their result wherever it takes a string
 * (https://www.w3.org/TR/trusted-types/).
 */
type TrustedTypesRules<Name extends string> = Record<Name, (value: string) => string>;
declare var trustedTypes:
  | {
      createPolicy<Name extends string>(name: string, rules: TrustedTypesRules<Name>): typeof rules;
    }
  | undefined;
