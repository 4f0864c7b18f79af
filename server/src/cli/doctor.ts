/** `npm run doctor`: whether everything is right, line by line, as the running site sees it. */
import { readConfig } from '../config.ts';
import { runCommand } from './run-command.ts';
import { askServer } from './running-server.ts';

const marks = { ok: 'right   ', todo: 'to do   ', failing: 'FAILING ', off: 'off     ' } as const;

await runCommand(async () => {
  const lines = await askServer(readConfig(), 'doctor', {});
  if (!lines)
    throw new Error('The site does not run on this data. Start it: what it lacks, it says then.');
  const longest = Math.max(...lines.map(({ name }) => name.length));
  for (const { name, state, say } of lines)
    console.log(`${marks[state]} ${name.padEnd(longest)}  ${say}`);
  if (lines.some(({ state }) => state === 'failing')) process.exitCode = 1;
});
