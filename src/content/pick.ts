/** Fields of a content file, as they are. */
export const pick = <Content extends object, Name extends keyof Content>(
  content: Content,
  ...names: Name[]
) =>
  Object.fromEntries(names.map((name) => [name, content[name]])) as unknown as Pick<Content, Name>;
