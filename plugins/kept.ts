/** Asks for something slow once, until it is told to forget it. A failure is not kept. */
export function kept<Value>(ask: () => Promise<Value>) {
  let known: Promise<Value> | undefined;
  const forget = () => {
    known = undefined;
  };
  const get = (): Promise<Value> => {
    known ??= ask();
    known.catch(forget);
    return known;
  };
  return { get, forget };
}
