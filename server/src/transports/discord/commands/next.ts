import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { listTournamentsPublicly } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { type Button, moment, press } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { liveEntries, ownMatches, ownTeam, withOpenRoom } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import {
  answerWithoutTeam,
  bold,
  eventLink,
  isOver,
  matchLink,
  matchName,
  profileLink,
} from './shown.ts';

export const next: Command = { name: 'next', description: texts.nextCommand, run: showNext };

/** What comes next for the person's team, with the buttons for what it can do now. */
async function showNext(context: CommandContext): Promise<Answer> {
  const [entries, matches] = await Promise.all([liveEntries(context), ownMatches(context)]);
  const coming = withOpenRoom(matches) ?? matches.find(({ match }) => !isOver(match));
  if (coming) return showMatch(context, { ...coming, entries });
  const entry = entries.find(({ tournament }) => !tournament.cancelled);
  if (entry) return showEntry(context, entry);
  return showNothing(context);
}

type Coming = Awaited<ReturnType<typeof ownMatches>>[number] & { entries: readonly OwnEntry[] };

function showMatch(context: CommandContext, { match, tournament, mine, entries }: Coming): Answer {
  const { translate } = context;
  const entry = entries.find(({ entryId }) => entryId === mine.entryId);
  const isPlayed = match.state !== 'scheduled' && match.state !== 'room_released';
  const when = isPlayed
    ? translate(texts.runs)
    : translate(
        texts.startsAt({ time: moment(match.startsAt), left: moment(match.startsAt, 'R') }),
      );
  const rooms = {
    waiting: texts.roomOpens({ time: moment(match.roomAt, 't') }),
    open: texts.roomOpen,
    not_checked_in: texts.notCheckedIn,
    hidden: undefined,
  }[mine.room];
  const lines = [
    bold(tournament),
    // Without its start, which has a line of its own below.
    `${matchName(context, match)} · ${escapeName(match.map)}`,
    `${translate(texts.slot({ slot: mine.roomSlot }))} · ${bold(mine.team)}`,
    when,
    ...(rooms ? [translate(rooms)] : []),
    ...checkInLine(context, entry),
  ];
  const buttons: Button[] = [
    ...checkInButton(context, entry),
    ...(mine.room === 'open'
      ? [press(translate(texts.showRoom), writeCustomId('room', match._id), 'main')]
      : []),
    ...always(context, match.tournamentId),
    matchLink(context, match._id),
  ];
  return answer({ text: lines.join('\n'), rows: [buttons] });
}

function showEntry(context: CommandContext, entry: OwnEntry): Answer {
  const { translate } = context;
  const { tournament, slot, place } = entry;
  const first = tournament.firstMatchAt;
  const lines = [
    bold(tournament.title),
    slot !== null
      ? translate(texts.slotIsYours({ slot }))
      : place !== null
        ? translate(texts.waiting({ place }))
        : bold(entry.team.name),
    ...(first
      ? [translate(texts.startsAt({ time: moment(first), left: moment(first, 'R') }))]
      : []),
    ...checkInLine(context, entry),
  ];
  const buttons = [
    ...checkInButton(context, entry),
    ...always(context, tournament._id),
    eventLink(context, tournament._id),
  ];
  return answer({ text: lines.join('\n'), rows: [buttons] });
}

function checkInLine({ translate, now }: CommandContext, entry: OwnEntry | undefined): string[] {
  if (!entry) return [];
  if (entry.checkedIn) return [translate(texts.checkedIn)];
  const { checkinOpensAt, checkinClosesAt } = entry.tournament;
  if (entry.can.checkIn && checkinClosesAt)
    return [translate(texts.checkInOpen({ time: moment(checkinClosesAt, 't') }))];
  if (checkinOpensAt && Date.parse(checkinOpensAt) > now().getTime())
    return [translate(texts.checkInOpens({ time: moment(checkinOpensAt, 'f') }))];
  return [];
}

function checkInButton({ translate }: CommandContext, entry: OwnEntry | undefined): Button[] {
  if (!entry?.can.checkIn) return [];
  return [press(translate(texts.checkIn), writeCustomId('checkin', entry.entryId), 'good')];
}

function always({ translate }: CommandContext, tournamentId: string): Button[] {
  return [
    press(translate(texts.squad), writeCustomId('team')),
    press(translate(texts.standings), writeCustomId('standings', tournamentId)),
  ];
}

/** For a team without entries: says what it could register for. */
async function showNothing(context: CommandContext): Promise<Answer> {
  const { translate } = context;
  if (!(await ownTeam(context)).team) return answerWithoutTeam(context);
  const { data } = await context.call(listTournamentsPublicly, {
    body: { statuses: ['OPENED'], teams: 0 },
  });
  return answer({
    text: [
      translate(texts.nothingNext),
      ...(data.length > 0 ? [translate(texts.openNow({ count: data.length }))] : []),
    ].join('\n'),
    rows: [
      [
        ...(data.length > 0
          ? [press(translate(texts.register), writeCustomId('register'), 'main')]
          : []),
        press(translate(texts.scrims), writeCustomId('scrims')),
        press(translate(texts.squad), writeCustomId('team')),
        profileLink(context),
      ],
    ],
  });
}
