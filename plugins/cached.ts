/** Asks for something slow once, until it is told to forget it. A failure is not kept. */
export function cached<Value>(ask: () => Promise<Value>) {
  let known: Promise<Value> | undefined;
  return {
    get: (): Promise<Value> => {
      if (known !== undefined) return known;
      const asked = ask();
      known = asked;
      asked.catch(() => {
        if (known === asked) known = undefined;
      });
      return asked;
    },
    forget: () => {
      known = undefined;
    },
  };
}
