import { createHash } from 'node:crypto';
import { registerTeam } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { joinWaitlist } from '@one-dream/contract/features/entries/entries.ts';
import type { TeamMember } from '@one-dream/contract/features/teams/teams.ts';
import { declarationsOf } from '@one-dream/contract/features/tournaments/tournaments.declarations.ts';
import {
  getTournament,
  listTournamentsPublicly,
  type Tournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { minimumPlayers } from '@one-dream/contract/limits.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { list, type Translatable } from '@one-dream/contract/texts.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName, plainName } from '../../../platform/discord/markdown.ts';
import { press } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { liveEntries, named, ownTeam } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import {
  answerWithoutTeam,
  bold,
  eventLink,
  eventOption,
  profileLink,
  suggestEvent,
} from './shown.ts';

export const register: Command = {
  name: 'register',
  description: texts.registerCommand,
  options: [eventOption],
  suggest: { event: suggestOpen },
  run: showRegistration,
  actions: {
    'register-team': (context) => enter(context, registerTeam),
    'join-waitlist': (context) => enter(context, joinWaitlist),
  },
};

/** Events that are open and that the person's team is not in. */
async function listOpen(context: CommandContext): Promise<Tournament[]> {
  const [{ data }, entries] = await Promise.all([
    context.call(listTournamentsPublicly, { body: { statuses: ['OPENED'], teams: 0, limit: 50 } }),
    liveEntries(context),
  ]);
  const taken = new Set(entries.map(({ tournament }) => tournament._id));
  return data.filter(({ _id }) => !taken.has(_id));
}

async function suggestOpen(context: CommandContext): Promise<Suggestion[]> {
  return (await listOpen(context)).map(suggestEvent);
}

/** Readiness of the squad before registering. */
async function showRegistration(
  context: CommandContext,
  { note }: { note?: Translatable } = {},
): Promise<Answer> {
  const { translate } = context;
  const { team, isLeader } = await ownTeam(context);
  if (!team) return answerWithoutTeam(context);
  const chosen = named(context, 'event');
  const open = chosen ? [] : await listOpen(context);
  if (!chosen && open.length !== 1) return choose(context, open);
  const tournament = chosen
    ? (await context.call(getTournament, { params: { tournamentId: chosen } })).data
    : open[0];
  if (!tournament) return choose(context, open);
  const { used, total } = readSlots(tournament.slots);
  const isFull = used + tournament.waiting >= total;
  const button = isFull
    ? translate(texts.joinWaitlist)
    : translate(texts.registerTeam({ team: plainName(team.name) }));
  // The call refuses everybody else and says why.
  if (!isLeader)
    await context.call(registerTeam, {
      params: { tournamentId: tournament._id, teamId: team._id },
      body: { declarations: [] },
    });
  const lines = [
    ...(note ? [translate(note), ''] : []),
    bold(tournament.title),
    translate(
      isFull
        ? texts.full({ waiting: tournament.waiting })
        : texts.slotsLeft({ count: total - used }),
    ),
    '',
    ...squadLines(context, { players: team.players, type: tournament.type }),
    ...declarationLines(context, { tournament, button }),
  ];
  const action = isFull ? 'join-waitlist' : 'register-team';
  const id = writeCustomId(action, tournament._id, shownIn(tournament));
  return answer({
    text: lines.join('\n'),
    rows: [
      [
        press(button, id, 'main'),
        press(translate(texts.squad), writeCustomId('team')),
        profileLink(context),
        eventLink(context, tournament._id),
      ],
    ],
  });
}

function choose({ translate }: CommandContext, open: readonly Tournament[]): Answer {
  if (open.length === 0)
    return answer({
      text: translate(texts.nobodyOpen),
      rows: [[press(translate(texts.scrims), writeCustomId('scrims'))]],
    });
  const options = open.map(({ _id, title, slots }) => ({
    value: _id,
    text: plainName(title),
    more: slots,
  }));
  return answer({
    text: translate(texts.openNow({ count: open.length })),
    rows: [{ id: writeCustomId('register'), hint: translate(texts.chooseEvent), options }],
  });
}

/** A line for each player with what they lack. The call decides whether that keeps the team out. */
export function squadLines(
  { translate, person }: CommandContext,
  { players, type }: { players: readonly TeamMember[]; type: keyof typeof minimumPlayers },
): string[] {
  const missing = minimumPlayers[type] - players.length;
  const own = players.find(({ _id }) => _id === person.session.viewer.id);
  return [
    ...players.map((player) => {
      const lacks = lacksOf(player);
      const name = escapeName(player.name);
      return lacks.length === 0
        ? `✅ ${translate(texts.readyPlayer({ name }))}`
        : `❌ ${translate(texts.lackingPlayer({ name, lacks: list(lacks) }))}`;
    }),
    ...(missing > 0 ? [`❌ ${translate(texts.missingPlayers({ count: missing }))}`] : []),
    ...(own && lacksOf(own).length > 0 ? [translate(texts.mendOwn)] : []),
  ];
}

export function lacksOf({ ingameinfo, discordinfo }: TeamMember) {
  return [
    ...(ingameinfo?.inGameName ? [] : [texts.lacksInGameName]),
    ...(ingameinfo?.inGameId ? [] : [texts.lacksGameId]),
    ...(discordinfo ? [] : [texts.lacksDiscord]),
  ];
}

/** The event's declarations, which the leader makes by pressing the button beside them. */
export function declarationLines(
  { translate }: CommandContext,
  { tournament, button }: { tournament: Pick<Tournament, 'eligibility'>; button: string },
): string[] {
  const declarations = declarationsOf(tournament.eligibility);
  if (declarations.length === 0) return [];
  return [
    '',
    translate(texts.declaring({ button })),
    ...declarations.map(({ text }) => `• ${translate(text)}`),
  ];
}

/**
 * Digest of the declarations that a message shows, for the button beside it: a press declares what was read and nothing
 * else. Empty where there are none.
 */
export function shownIn({ eligibility }: Pick<Tournament, 'eligibility'>): string {
  const declarations = declarationsOf(eligibility);
  if (declarations.length === 0) return '';
  return createHash('sha256').update(JSON.stringify(declarations)).digest('base64url').slice(0, 12);
}

async function enter(
  context: CommandContext,
  call: typeof registerTeam | typeof joinWaitlist,
): Promise<Answer> {
  const { translate, args } = context;
  const { tournament, team, isAsShown } = await entering(context);
  if (!isAsShown)
    return showRegistration({ ...context, args: args.slice(0, 1) }, { note: texts.declareAnew });
  const { data } = await context.call(call, {
    params: { tournamentId: tournament._id, teamId: team },
    body: { declarations: declarationsOf(tournament.eligibility).map(({ kind }) => kind) },
  });
  const place = 'place' in data ? data.place : null;
  const told =
    data.slot === null
      ? texts.waiting({ place: place ?? 1 })
      : texts.slotIsYours({ slot: data.slot });
  return answer({
    text: `${bold(tournament.title)}\n${translate(told)}`,
    rows: [afterEntering(context, tournament._id)],
  });
}

/**
 * Looks up the event that the button names and the person's own team, and whether the event still asks for the declarations
 * that were shown beside the button.
 */
export async function entering(context: CommandContext) {
  const [id = '', shown = ''] = context.args;
  const [{ data: tournament }, { team }] = await Promise.all([
    context.call(getTournament, { params: { tournamentId: id } }),
    ownTeam(context),
  ]);
  // Without a team, any other id has the call refuse as it does on the site.
  return {
    tournament,
    team: team?._id ?? context.person.session.viewer.id,
    isAsShown: shown === shownIn(tournament),
  };
}

export function afterEntering(context: CommandContext, tournamentId: string) {
  const { translate } = context;
  return [
    press(translate(texts.squad), writeCustomId('team')),
    press(translate(texts.withdraw), writeCustomId('withdraw', tournamentId)),
    eventLink(context, tournamentId),
  ];
}
