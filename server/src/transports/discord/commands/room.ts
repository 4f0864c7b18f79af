import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { escapeName, plainName } from '../../../platform/discord/markdown.ts';
import { moment } from '../../../platform/discord/messages.ts';
import { type Answer, type Asked, answer, type Command, type Suggestion } from '../asked.ts';
import { named, ownMatches } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { bold, isOver, matchLine, matchLink, matchName } from './shown.ts';

export const room: Command = {
  name: 'room',
  description: texts.roomCommand,
  options: [{ name: 'match', description: texts.matchOption, kind: 'text', isSuggested: true }],
  suggest: { match: suggestRooms },
  run: show,
};

async function suggestRooms(asked: Asked): Promise<Suggestion[]> {
  const open = (await ownMatches(asked)).filter(({ mine }) => mine.room === 'open');
  return open.map(({ match, tournament }) => ({
    name: `${matchName(asked, match)} · ${plainName(tournament)}`,
    value: match._id,
  }));
}

/** The one answer with a room in it: for this person alone, and kept nowhere. */
async function show(asked: Asked): Promise<Answer> {
  const matchId = named(asked, 'match') ?? (await findOpen(asked));
  if (!matchId) return sayWhen(asked);
  const { data } = await asked.call(showRoom, { params: { matchId } });
  const { match } = (await asked.call(getMatch, { params: { matchId } })).data;
  const { translate } = asked;
  const lines = [
    matchLine(asked, match),
    ...(data.no > 1 ? [`⚠️ ${translate(texts.roomReplaced)}`] : []),
    translate(texts.roomIs({ roomId: data.roomId })),
    data.password === ''
      ? translate(texts.noPassword)
      : translate(texts.passwordIs({ password: inCode(data.password) })),
    [
      ...(data.roomSlot === null ? [] : [`**${translate(texts.slot({ slot: data.roomSlot }))}**`]),
      ...(data.team === null ? [] : [bold(data.team)]),
    ].join(' · '),
    ...(data.note === '' ? [] : [translate(texts.noteIs({ note: escapeName(data.note) }))]),
    translate(texts.roomHides({ time: moment(data.hiddenAt, 't') })),
  ];
  return {
    kind: 'message',
    isSecret: true,
    message: { text: lines.filter(Boolean).join('\n'), rows: [[matchLink(asked, matchId)]] },
  };
}

/** A code span ends at its own mark, and nothing escapes it there. */
function inCode(text: string): string {
  return text.replaceAll('`', 'ˋ');
}

async function findOpen(asked: Asked): Promise<string | undefined> {
  const open = (await ownMatches(asked)).find(({ mine }) => mine.room === 'open');
  return open?.match._id;
}

async function sayWhen(asked: Asked): Promise<Answer> {
  const { translate } = asked;
  const coming = (await ownMatches(asked)).find(({ match }) => !isOver(match));
  if (!coming) return answer({ text: translate(texts.noRoomYet) });
  const { match, mine } = coming;
  const when =
    mine.room === 'not_checked_in'
      ? texts.notCheckedIn
      : texts.roomOpens({ time: moment(match.roomAt, 't') });
  return answer({
    text: [translate(texts.noRoomYet), matchLine(asked, match), translate(when)].join('\n'),
    rows: [[matchLink(asked, match._id)]],
  });
}
