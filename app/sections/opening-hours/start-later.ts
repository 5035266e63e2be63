/**
 * Starts something whose code must be fetched first; where it cannot be had, nothing starts.
 * @param start gives what ends it
 * @returns what ends it, also before it has begun
 */
export function startLater<Code>(code: Promise<Code>, start: (code: Code) => () => void) {
  let stop = () => {};
  let isGone = false;
  code.then(
    (module) => {
      if (!isGone) stop = start(module);
    },
    () => {},
  );
  return () => {
    isGone = true;
    stop();
  };
}
