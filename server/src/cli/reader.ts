/** `npm run reader -- report`, `npm run reader -- learn DIRECTORY`: how result screens are read; the site may be running. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type {
  ReaderReport,
  ReaderShare,
} from '@one-dream/contract/features/results/results.reader.ts';
import { independentCells } from '@one-dream/contract/features/results/results.values.ts';
import { type Config, readConfig } from '../config.ts';
import { exportScreens, report } from '../features/results/reader.actions.ts';
import type { RequestBody, RequestResults } from '../operations/control/requests.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { openForCommand, throughServerOrDirectly } from './open-for-command.ts';
import { runCommand } from './run-command.ts';
import { askServer } from './running-server.ts';

await runCommand(async () => {
  const request = readRequest(process.argv.slice(2));
  const config = readConfig();
  const { pictures, report: made } = await throughServerOrDirectly({
    throughServer: () => askServer(config, 'reader', request),
    directly: () => askDirectly(config, request),
  });
  if (made) console.log(describe(made));
  else
    console.log(
      pictures
        ? `${pictures} pictures, with labels.jsonl beside them. They show the names of players: delete them when you are done.`
        : 'Nothing is kept yet: the owner agrees under Organisation, Result screens, and results are read from pictures.',
    );
});

function readRequest([action, given, ...rest]: string[]): RequestBody<'reader'> {
  if (action === 'report' && given === undefined) return { action };
  if ((action !== 'learn' && action !== 'try') || given === undefined || rest.length > 0)
    throw new Error('Say what to do: report, or learn DIRECTORY, or try DIRECTORY.');
  const directory = resolve(given);
  if (existsSync(directory)) throw new Error(`${directory} exists already. Choose another name.`);
  return { action, directory };
}

async function askDirectly(
  config: Config,
  request: RequestBody<'reader'>,
): Promise<RequestResults['reader']> {
  const { db, close } = await openForCommand(config);
  try {
    if (request.action === 'report') return { report: await report({ db }) };
    const { action: part, directory } = request;
    const storage = await createStorage(config);
    return { pictures: await exportScreens({ db, storage }, { directory, part }) };
  } finally {
    await close();
  }
}

function describe({ independent, groups }: ReaderReport): string {
  const lines = groups.flatMap((group) => [
    `${group.client}, pictures of ${group.size}: ${group.matches} matches${group.isUnread ? ', READ NO MORE' : ''}`,
    `  silently wrong          ${show(group.silentlyWrong)}`,
    `  … of cells that are not 0  ${show(group.silentlyWrongNot0)}`,
    `  left to a person        ${show(group.marked)}`,
    `  … of cells that are not 0  ${show(group.markedNot0)}`,
    `  whole matches right     ${show(group.wholeMatches)}`,
  ]);
  return [
    ...(lines.length > 0 ? lines : ['No match that was read is final yet.']),
    `${independent} of ${independentCells} cells were typed before the reader's answer was shown.`,
  ].join('\n');
}

function show({ hits, all, low, high }: ReaderShare): string {
  return `${hits} of ${all} (${percent(low)} to ${percent(high)})`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
