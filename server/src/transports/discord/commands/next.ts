import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { listTournamentsPublicly } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { type Button, moment } from '../../../platform/discord/messages.ts';
import { type Answer, type Asked, answer, type Command } from '../asked.ts';
import { ownEntries, ownMatches, ownTeam } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { bold, eventLink, isOver, matchLink, matchName, profileLink } from './shown.ts';

export const next: Command = { name: 'next', description: texts.nextCommand, run: showNext };

/** The one thing that is next for the person's team, with the buttons that hold now. */
export async function showNext(asked: Asked): Promise<Answer> {
  const [entries, matches] = await Promise.all([ownEntries(asked), ownMatches(asked)]);
  const coming = matches.find(({ match }) => !isOver(match));
  if (coming) return showMatch(asked, { ...coming, entries });
  const entry = entries.find(({ tournament }) => !tournament.cancelled);
  if (entry) return showEntry(asked, entry);
  return showNothing(asked);
}

type Coming = Awaited<ReturnType<typeof ownMatches>>[number] & { entries: readonly OwnEntry[] };

function showMatch(asked: Asked, { match, tournament, mine, entries }: Coming): Answer {
  const { translate } = asked;
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
    // When it starts stands below.
    `${matchName(asked, match)} · ${escapeName(match.map)}`,
    `${translate(texts.slot({ slot: mine.roomSlot }))} · ${bold(mine.team)}`,
    when,
    ...(rooms ? [translate(rooms)] : []),
    ...checkInLine(asked, entry),
  ];
  const buttons: Button[] = [
    ...checkInButton(asked, entry),
    ...(mine.room === 'open'
      ? [
          {
            text: translate(texts.showRoom),
            does: { id: writeCustomId('room', match._id) },
            look: 'main' as const,
          },
        ]
      : []),
    ...always(asked, match.tournamentId),
    matchLink(asked, match._id),
  ];
  return answer({ text: lines.join('\n'), rows: [buttons] });
}

function showEntry(asked: Asked, entry: OwnEntry): Answer {
  const { translate } = asked;
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
    ...checkInLine(asked, entry),
  ];
  const buttons = [
    ...checkInButton(asked, entry),
    ...always(asked, tournament._id),
    eventLink(asked, tournament._id),
  ];
  return answer({ text: lines.join('\n'), rows: [buttons] });
}

function checkInLine({ translate, now }: Asked, entry: OwnEntry | undefined): string[] {
  if (!entry) return [];
  if (entry.checkedIn) return [translate(texts.checkedIn)];
  const { checkinOpensAt, checkinClosesAt } = entry.tournament;
  if (entry.can.checkIn && checkinClosesAt)
    return [translate(texts.checkInOpen({ time: moment(checkinClosesAt, 't') }))];
  if (checkinOpensAt && Date.parse(checkinOpensAt) > now().getTime())
    return [translate(texts.checkInOpens({ time: moment(checkinOpensAt, 'f') }))];
  return [];
}

function checkInButton({ translate }: Asked, entry: OwnEntry | undefined): Button[] {
  if (!entry?.can.checkIn) return [];
  const does = { id: writeCustomId('checkin', entry.entryId) };
  return [{ text: translate(texts.checkIn), does, look: 'good' }];
}

function always({ translate }: Asked, tournamentId: string): Button[] {
  return [
    { text: translate(texts.squad), does: { id: writeCustomId('team') } },
    { text: translate(texts.standings), does: { id: writeCustomId('standings', tournamentId) } },
  ];
}

/** Nothing is on: what could be. */
async function showNothing(asked: Asked): Promise<Answer> {
  const { translate, siteUrl } = asked;
  const { team } = await ownTeam(asked);
  if (!team) {
    const does = { url: siteUrl('/profile') };
    return answer({
      text: translate(texts.noTeam),
      rows: [[{ text: translate(texts.makeTeam), does }]],
    });
  }
  const { data } = await asked.call(listTournamentsPublicly, {
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
          ? [
              {
                text: translate(texts.register),
                does: { id: writeCustomId('register') },
                look: 'main' as const,
              },
            ]
          : []),
        { text: translate(texts.scrims), does: { id: writeCustomId('scrims') } },
        { text: translate(texts.squad), does: { id: writeCustomId('team') } },
        profileLink(asked),
      ],
    ],
  });
}
