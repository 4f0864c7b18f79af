import { showRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { escapeName } from '../../../platform/discord/markdown.ts';
import { moment } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { named, ownMatches, withOpenRoom } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { bold, matchLine, matchLink, suggestMatch } from './shown.ts';

export const room: Command = {
  name: 'room',
  description: texts.roomCommand,
  options: [{ name: 'match', description: texts.matchOption, kind: 'text', isSuggested: true }],
  suggest: { match: suggestRooms },
  run: show,
};

async function suggestRooms(context: CommandContext): Promise<Suggestion[]> {
  const open = (await ownMatches(context)).filter(({ mine }) => mine.room === 'open');
  return open.map((own) => suggestMatch(context, own));
}

/** The only answer that contains a room: visible to this person alone, and stored nowhere. */
async function show(context: CommandContext): Promise<Answer> {
  const matchId = named(context, 'match') ?? withOpenRoom(await ownMatches(context))?.match._id;
  if (!matchId) return sayWhen(context);
  const { data } = await context.call(showRoom, { params: { matchId } });
  const { match } = (await context.call(getMatch, { params: { matchId } })).data;
  const { translate } = context;
  const lines = [
    matchLine(context, match),
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
    message: { text: lines.filter(Boolean).join('\n'), rows: [[matchLink(context, matchId)]] },
  };
}

/** A backtick would end the code span, and cannot be escaped inside it. */
function inCode(text: string): string {
  return text.replaceAll('`', 'ˋ');
}

async function sayWhen(context: CommandContext): Promise<Answer> {
  const { translate } = context;
  const coming = (await ownMatches(context)).find(({ mine }) => mine.room !== 'hidden');
  if (!coming) return answer({ text: translate(texts.noRoomYet) });
  const { match, mine } = coming;
  const when =
    mine.room === 'not_checked_in'
      ? texts.notCheckedIn
      : texts.roomOpens({ time: moment(match.roomAt, 't') });
  return answer({
    text: [translate(texts.noRoomYet), matchLine(context, match), translate(when)].join('\n'),
    rows: [[matchLink(context, match._id)]],
  });
}
