import { getMatch, listMatches, type Match } from '@one-dream/contract/features/matches/matches.ts';
import { sharePicturePath } from '@one-dream/contract/features/sharing/sharing.values.ts';
import {
  getTournament,
  listTournamentsPublicly,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { press } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { named, ownEntries, ownMatches } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { isToBeShared } from './share.ts';
import {
  bold,
  eventLink,
  eventOption,
  isOver,
  matchLine,
  matchLink,
  suggestEvent,
} from './shown.ts';

export const slots: Command = {
  name: 'slots',
  description: texts.slotsCommand,
  options: [eventOption, { name: 'share', description: texts.shareOption, kind: 'boolean' }],
  suggest: { event: suggestShown },
  run: showSlots,
  actions: { 'match-slots': async (context) => showMatch(context, context.args[0] ?? '') },
};

/** Events with slots or standings to show, the person's own first. */
export async function suggestShown(context: CommandContext): Promise<Suggestion[]> {
  const [entries, { data }] = await Promise.all([
    ownEntries(context),
    context.call(listTournamentsPublicly, {
      body: { statuses: ['LIVE', 'CLOSED', 'OPENED', 'COMPLETED'], teams: 0, limit: 50 },
    }),
  ]);
  const own = entries.map(({ tournament }) => tournament);
  const seen = new Set(own.map(({ _id }) => _id));
  return [...own, ...data.filter(({ _id }) => !seen.has(_id))].map(suggestEvent);
}

/** The named event, else one of the person's team, else a running one. */
export async function shownEvent(context: CommandContext): Promise<string | undefined> {
  const wanted = named(context, 'event');
  if (wanted) return wanted;
  const [next] = await ownMatches(context);
  if (next) return next.match.tournamentId;
  return (await suggestShown(context))[0]?.value;
}

async function showSlots(context: CommandContext): Promise<Answer> {
  const tournamentId = await shownEvent(context);
  if (!tournamentId) return answer({ text: context.translate(texts.nobodyOpen) });
  const isShared = await isToBeShared(context, tournamentId);
  const [{ data: tournament }, { data: matches }, own] = await Promise.all([
    context.call(getTournament, { params: { tournamentId } }),
    context.call(listMatches, { params: { tournamentId } }),
    ownMatches(context),
  ]);
  const match = chooseMatch(matches, new Set(own.map((one) => one.match._id)));
  if (!match)
    return answer({
      text: context.translate(texts.noSlotsYet({ event: bold(tournament.title) })),
      rows: [[eventLink(context, tournamentId)]],
    });
  const shown = await showMatch(context, match._id, isShared);
  return shown.kind === 'message' ? { ...shown, isShared } : shown;
}

/** A match of the person's own lobby, if there is one: the next, else the last that was played. */
function chooseMatch(matches: readonly Match[], own: ReadonlySet<string>): Match | undefined {
  const published = matches.filter(({ slotsVersion }) => slotsVersion > 0);
  const mine = published.filter(({ _id }) => own.has(_id));
  const from = mine.length > 0 ? mine : published;
  return from.find((match) => !isOver(match)) ?? from.at(-1);
}

async function showMatch(
  context: CommandContext,
  matchId: string,
  isShared = false,
): Promise<Answer> {
  const { translate, siteUrl } = context;
  const { match, slots: rows, mine } = (await context.call(getMatch, { params: { matchId } })).data;
  // An answer shared with the channel names no slot as the reader's own.
  const own = isShared ? null : mine;
  const lines = [
    matchLine(context, match),
    ...(own ? [`**${translate(texts.slot({ slot: own.roomSlot }))}** · ${bold(own.team)}`] : []),
    // As text, for screen readers and for clients that show no pictures.
    ...rows.map(({ roomSlot, name }) => `\\#${roomSlot} ${escapeName(name)}`),
  ];
  const path = sharePicturePath({ view: 'slots', id: matchId, shape: 'portrait' });
  return answer({
    text: lines.join('\n'),
    ...(rows.length > 0 && { picture: siteUrl(`${path}?v=${match.slotsVersion}`) }),
    rows: [
      [
        press(translate(texts.standings), writeCustomId('standings', match.tournamentId)),
        matchLink(context, matchId),
      ],
    ],
  });
}
