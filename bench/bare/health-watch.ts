/** Asks a server for its health every 25 ms, in a process of its own; its longest wait is told when asked for. */
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
