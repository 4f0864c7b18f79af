import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { benchButton } from './measurements/button.ts';
import { benchGrowth } from './measurements/growth.ts';
import { benchPage } from './measurements/page.ts';
import { benchPublish } from './measurements/publish.ts';
import { benchRead } from './measurements/read.ts';
import { benchReader } from './measurements/reader.ts';
import { benchRoom } from './measurements/room.ts';
import { benchRush } from './measurements/rush.ts';
import { benchSockets } from './measurements/sockets.ts';
import { benchStandings } from './measurements/standings.ts';
import { benchStart } from './measurements/start.ts';
import { benchVisits } from './measurements/visits.ts';
import { isShort } from './support/effort.ts';
import { type Part, table } from './support/results.ts';

/**
 * `npm run bench [-- part …]`: measures the project's performance claims against their limits, and writes what it found into
 * RESULTS.md. With `--short` it only shows that each measurement runs: it fails where one breaks, not where a limit is missed.
 */
const parts: Record<string, Part> = {
  read: benchRead,
  rush: benchRush,
  sockets: benchSockets,
  growth: benchGrowth,
  page: benchPage,
  button: benchButton,
  visits: benchVisits,
  start: benchStart,
  standings: benchStandings,
  room: benchRoom,
  publish: benchPublish,
  reader: benchReader,
};

const file = fileURLToPath(new URL('./RESULTS.md', import.meta.url));
const asked = process.argv.slice(2).filter((word) => word !== '--short');
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}`;
const ran = new Map<string, string>();
let missed = 0;
for (const [name, part] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const rows = await part();
  const section = table(rows);
  console.log(section);
  missed += rows.filter(({ holds }) => !holds).length;
  const day = new Date().toISOString().slice(0, 10);
  ran.set(
    name,
    `${day}, \`npm run bench -- ${name}\`, Node ${process.version}, ${machine}\n\n${section}`,
  );
}
if (isShort) process.exit();
// A part that did not run keeps its section.
const [head = '', ...earlier] = readFileSync(file, 'utf8').split(/^## /m);
const sections = new Map<string, string>();
for (const section of earlier) {
  const [name = ''] = section.split('\n', 1);
  if (parts[name]) sections.set(name, section.slice(name.length).trim());
}
for (const [name, section] of ran) sections.set(name, section);
const written = [...sections].map(([name, section]) => `## ${name}\n\n${section}\n`);
writeFileSync(file, head + written.join('\n'));
process.exitCode = missed > 0 ? 1 : 0;
