/** `npm run demo:play`, `npm run demo:clock -- +30m`: advance the demo organisation of the running site. */
import { readConfig } from '../config.ts';
import type { RequestBody } from '../operations/control/requests.ts';
import { runCommand } from './run-command.ts';
import { askServer } from './running-server.ts';

await runCommand(async () => {
  const config = readConfig();
  const request = readRequest(process.argv.slice(2));
  if (!config.demo) throw new Error('This site has no demo organisation.');
  const done = await askServer(config, 'demo', request);
  if (!done) throw new Error('The site does not run. Start it first: npm start');
  console.log(done.message);
});

function readRequest([action, by, ...rest]: string[]): RequestBody<'demo'> {
  if (action === 'play' && by === undefined) return { action };
  const [, amount, unit] = /^\+(\d{1,4})(m|h)$/.exec(by ?? '') ?? [];
  const minutes = Number(amount) * (unit === 'h' ? 60 : 1);
  if (action !== 'clock' || rest.length > 0 || !(minutes > 0 && minutes <= 7 * 24 * 60))
    throw new Error('Say how far, a week at most: npm run demo:clock -- +30m  or  +2h');
  return { action, minutes };
}
