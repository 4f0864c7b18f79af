import type { Page } from '@playwright/test';
import { sandboxPeople } from '../../sandbox/discord/sandbox-people.ts';
import { type AccountKey, accountOf } from '../support/api.ts';
import type { Shot } from './shot.ts';

/** Somebody of the demo in Discord, in the channel where something was posted last. */
function discordOf(key: AccountKey): string {
  const { discord } = accountOf(key);
  const person = sandboxPeople.find(({ username }) => username === discord);
  return `/sandbox/discord?as=${person?.id ?? ''}`;
}

/** Sends a command; what it may be told besides is left out, or chosen as it stands. */
const send = (command: string) => async (page: Page) => {
  await page.getByLabel('Message the channel').fill(`/${command}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const whole = page.getByRole('button', { name: `Send /${command}` });
  const seen = page.getByText('Only you can see this.').last();
  await whole.or(seen).first().waitFor();
  if (await whole.isVisible()) await whole.click();
  await page.getByText('Only you can see this.').last().waitFor();
};

const shotOf = (command: string, as: AccountKey): Shot => ({
  name: `discord-${command}`,
  path: discordOf(as),
  act: send(command),
  shows: 'Only you can see this.',
  sizes: ['phone', 'desk'],
});

const forPlayers = [
  'next',
  'register',
  'checkin',
  'room',
  'slots',
  'standings',
  'scrims',
  'team',
  'result',
  'withdraw',
  'claim',
  'language',
];

/** Each command as it is answered, a post with its button, and a form. */
export const discordShots: Shot[] = [
  { name: 'discord-posts', path: discordOf('ready-leader'), sizes: ['phone', 'desk'] },
  ...forPlayers.map((command) => shotOf(command, 'ready-leader')),
  shotOf('desk', 'host'),
  {
    name: 'discord-announce-form',
    path: discordOf('admin'),
    act: async (page) => {
      await page.getByLabel('Message the channel').fill('/announce');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByRole('button', { name: 'Send /announce' }).click();
      await page.getByRole('button', { name: 'Submit' }).waitFor();
    },
    shows: 'Submit',
    sizes: ['phone', 'desk'],
  },
];
