/** Interval of progress output (milliseconds) without a terminal to redraw a line on. */
const REMINDER = 15_000;

/**
 * Says what is being waited for until the returned function is called.
 * @param {string} what
 * @returns {(outcome?: { failed?: boolean }) => void}
 */
export function reportWaiting(what) {
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`${what} …`);
  const reminder = setInterval(() => console.log(`  still running, ${seconds()}`), REMINDER);
  return ({ failed = false } = {}) => {
    clearInterval(reminder);
    console.log(`  ${failed ? 'failed' : 'done'} after ${seconds()}`);
  };
}
