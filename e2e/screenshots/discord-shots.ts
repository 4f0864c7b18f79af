import { releaseRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { moveTournamentOn } from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { chooseLanguage } from '@one-dream/contract/features/users/users.ts';
import type { OfferedLanguage } from '@one-dream/contract/languages.ts';
import type { Page } from '@playwright/test';
import { entriesOf, fillRoom } from '../../factories/lobbies.ts';
import { publish, rowsOf } from '../../factories/results.ts';
import { awkwardSandboxPeople, sandboxPeople } from '../../sandbox/discord/sandbox-people.ts';
import { type AccountKey, accountOf, tokenOf } from '../support/api.ts';
import { checkInAll, drawLobby, openMatchDay } from '../support/match-days.ts';
import type { RunningServer } from '../support/start-server.ts';
import type { Scene } from './scene.ts';
import type { Shot } from './shot.ts';

/** A channel grows with every picture, and is read from its end. */
const seen = { sizes: ['phone', 'desk'], isOnScreenOnly: true } satisfies Partial<Shot>;

/** Somebody of the demo in Discord, in the channel where something was posted last. */
function discordOf(key: AccountKey): string {
  const { discord } = accountOf(key);
  const person = sandboxPeople.find(({ username }) => username === discord);
  return `/sandbox/discord?as=${person?.id ?? ''}#end`;
}

const answer = (page: Page) =>
  page.locator('[data-message]').filter({ hasText: 'Only you can see this.' }).last();

interface Sent {
  command: string;
  /** Additional options, by the labels chosen or typed. */
  options?: Record<string, string>;
  /** Buttons of the answers, pressed in this order. */
  presses?: (string | RegExp)[];
  /** The last button opens a form. */
  opensForm?: boolean;
}

async function send(page: Page, { command, options = {}, presses = [], opensForm }: Sent) {
  await page.getByLabel('Message the channel').fill(`/${command}`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const whole = page.getByRole('button', { name: `Send /${command}` });
  await whole.or(answer(page)).first().waitFor();
  if (await whole.isVisible()) {
    for (const [name, value] of Object.entries(options)) {
      const field = page.getByLabel(new RegExp(`^${name}:`));
      if (await field.evaluate((element) => element.tagName === 'SELECT'))
        await field.selectOption(value ? { label: value } : { index: 1 });
      else await field.fill(value);
    }
    await whole.click();
  }
  const form = page.getByRole('button', { name: 'Submit' });
  for (const name of presses) await answer(page).getByRole('button', { name }).first().click();
  await (opensForm ? form : answer(page)).waitFor();
}

const shotOf = (as: AccountKey, sent: Sent & { name?: string }): Shot => ({
  name: `discord-${sent.name ?? sent.command}`,
  path: discordOf(as),
  act: (page) => send(page, sent),
  shows: sent.opensForm ? 'Submit' : 'Only you can see this.',
  ...seen,
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
const locked = 'Prime Time Showdown #6';

/** One answer in another language than English; what is chosen is put back for the pictures after it. */
const spoken = (language: OfferedLanguage, sent: Sent, as: AccountKey = 'ready-leader'): Shot => ({
  ...shotOf(as, { ...sent, name: `${sent.command}-${language}` }),
  act: async (page, { server }) => {
    const speak = async (one: OfferedLanguage) =>
      server.api.act(chooseLanguage, {
        as: { token: await tokenOf(server, as) },
        body: { language: one },
      });
    await speak(language);
    await send(page, sent);
    await speak('en');
  },
});

const channel = '880000000000000778';
let posted: Promise<void> | undefined;

/** A channel with the posts of a match: its slot list, its room, its result. */
function postMatch(server: RunningServer): Promise<void> {
  posted ??= (async () => {
    const day = await openMatchDay(server, { teams: 6, log_channel: channel });
    const { tournament, squads, host } = day;
    await checkInAll(server, { tournament });
    const params = { tournamentId: tournament._id };
    await server.api.act(moveTournamentOn, { as: host, params, body: { from: 'check-in' } });
    const { matches } = await drawLobby(server, { tournament, matches: 1 });
    const [match] = matches;
    if (!match) throw new Error('no match');
    const admin = await server.admin();
    await fillRoom(server, { match, admin });
    await server.api.act(releaseRoom, { as: admin, params: { matchId: match._id } });
    const entries = await entriesOf(server, { teams: squads, tournament });
    await publish(server, { match, as: admin, rows: rowsOf(entries, [2, 1, 1, 1, 0, 0]) });
  })();
  return posted;
}

/** Each command as it is answered, forms, posts with their buttons, and what an owner sees of it on the site. */
export const discordShots: Shot[] = [
  { name: 'discord-posts', path: discordOf('ready-leader'), ...seen },
  {
    name: 'discord-posts-match',
    path: `/sandbox/discord?channel=${channel}#end`,
    before: async (page: Page, { server }: Scene) => {
      await postMatch(server);
      await page.goto(`/sandbox/discord?channel=${channel}`);
      while (!(await page.getByText('The result of').isVisible())) await page.reload();
    },
    shows: /The result of/,
    ...seen,
  },
  ...forPlayers.map((command) => shotOf('ready-leader', { command })),
  shotOf('ready-leader', { command: 'register', options: { event: '' }, name: 'register-event' }),
  shotOf('ready-leader', { command: 'withdraw', options: { event: '' }, name: 'withdraw-ask' }),
  shotOf('ready-leader', {
    ...{ command: 'result', presses: ['Send screenshots'], opensForm: true },
    name: 'result-form',
  }),
  shotOf('ready-leader', {
    ...{ command: 'result', presses: ['Open a dispute'], opensForm: true },
    name: 'dispute-form',
  }),
  ...(['hi-Latn', 'hi'] as const).flatMap((language) => [
    ...['next', 'room', 'team', 'scrims'].map((command) => spoken(language, { command })),
    spoken(language, { command: 'register', options: { event: '' } }),
    spoken(language, { command: 'desk', options: { event: locked } }, 'host'),
  ]),
  shotOf('host', { command: 'desk' }),
  shotOf('host', { command: 'desk', options: { event: locked }, name: 'desk-room' }),
  shotOf('host', {
    ...{ command: 'desk', options: { event: 'Rapid Rotation Cup #14' }, name: 'desk-sure' },
    presses: ['Close check-in'],
  }),
  shotOf('host', {
    ...{ command: 'desk', options: { event: locked }, name: 'desk-room-form' },
    ...{ presses: [/^(Enter|Change) the room$/], opensForm: true },
  }),
  shotOf('host', {
    ...{ command: 'strike', options: { event: locked, team: 'Monsoon Mavericks' } },
    ...{ opensForm: true, name: 'strike-form' },
  }),
  shotOf('admin', { command: 'find', options: { name: 'Monsoon' } }),
  shotOf('admin', {
    ...{ command: 'announce', options: { event: locked } },
    ...{ opensForm: true, name: 'announce-form' },
  }),
  {
    name: 'discord-not-linked',
    path: `/sandbox/discord?as=${awkwardSandboxPeople[0]?.id}`,
    act: (page) => send(page, { command: 'next' }),
    shows: 'Sign in and link Discord',
    ...seen,
  },
  {
    name: 'link-discord',
    as: ({ newcomer }) => newcomer,
    path: '/link-discord',
    shows: 'Link your Discord',
  },
  {
    name: 'link-discord-linked',
    as: 'ready-leader',
    path: '/link-discord',
    shows: 'Linked. Press again in Discord',
  },
  {
    name: 'admin-organisation-discord',
    as: 'owner',
    path: '/admin/organisation?section=discord',
    shows: 'Register the commands again',
  },
];
