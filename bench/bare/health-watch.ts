/** Polls a server's health every 25 ms from a separate process; reports the longest wait on request. */
const url = String(process.argv[2]);
let longest = 0;
process.on('message', () => {
  process.send?.(longest);
  longest = 0;
});
process.send?.(0);
for (;;) {
  const begun = performance.now();
  await (await fetch(url)).arrayBuffer();
  longest = Math.max(longest, performance.now() - begun);
  await new Promise((resolve) => setTimeout(resolve, 25));
}
