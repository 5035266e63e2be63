/**
 * Loads code, then calls it now and at the start of every minute. Does nothing if loading fails.
 * @returns stops it
 */
export function everyMinute<Code>(code: Promise<Code>, call: (code: Code) => void): () => void {
  const minute = 60_000;
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const run = (loaded: Code) => {
    if (isOver) return;
    call(loaded);
    timer = setTimeout(run, minute - (Date.now() % minute), loaded);
  };
  code.then(run, () => {});
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
