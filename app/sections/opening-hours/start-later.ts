/**
 * Starts something after its code has loaded; does nothing if loading fails.
 * @param start returns its own stop function
 * @returns stops it, or prevents the start
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
