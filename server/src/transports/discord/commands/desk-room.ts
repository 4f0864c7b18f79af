import { replaceRoom, saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import type { Answer, Asked, Handler } from '../asked.ts';
import { matchName } from './shown.ts';
import { staffTexts as texts } from './staff.texts.ts';

type ShowDesk = (asked: Asked, tournamentId: string, note: string) => Promise<Answer>;

/** The form of a room. What is typed goes into the call and nowhere else: no answer has it. */
export function roomActions(showDesk: ShowDesk): Readonly<Record<string, Handler>> {
  return {
    'desk-room': showForm,
    'desk-room-sent': (asked) => send(asked, showDesk),
  };
}

async function showForm(asked: Asked): Promise<Answer> {
  const { translate } = asked;
  const [matchId = ''] = asked.args;
  const { match } = (await asked.call(getMatch, { params: { matchId } })).data;
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('desk-room-sent', matchId),
      title: translate(texts.roomTitle({ match: matchName(asked, match) })),
      fields: [
        {
          kind: 'line',
          name: 'roomId',
          label: translate(texts.roomId),
          hint: translate(texts.roomIdHint),
          min: 4,
          max: 20,
        },
        {
          kind: 'line',
          name: 'password',
          label: translate(texts.password),
          max: 16,
          isRequired: false,
        },
        { kind: 'line', name: 'note', label: translate(texts.note), max: 120, isRequired: false },
      ],
    },
  };
}

async function send(asked: Asked, showDesk: ShowDesk): Promise<Answer> {
  const { args, options, call } = asked;
  const [matchId = ''] = args;
  const { match } = (await call(getMatch, { params: { matchId } })).data;
  const isOut = match.state === 'room_released' || match.state === 'playing';
  const { message } = await call(isOut ? replaceRoom : saveRoom, {
    params: { matchId },
    body: {
      roomId: String(options.roomId ?? ''),
      password: String(options.password ?? ''),
      note: String(options.note ?? ''),
    },
  });
  return showDesk(asked, match.tournamentId, message);
}
