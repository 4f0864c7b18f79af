import { replaceRoom, saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import type { Answer, CommandContext, Handler } from '../command-context.ts';
import { matchName } from './shown.ts';
import { staffTexts as texts } from './staff.texts.ts';

type ShowDesk = (context: CommandContext, tournamentId: string, note: string) => Promise<Answer>;

/** The form of a room. What is typed goes into the call and nowhere else: no answer has it. */
export function roomActions(showDesk: ShowDesk): Readonly<Record<string, Handler>> {
  return {
    'desk-room': showForm,
    'desk-room-sent': (context) => send(context, showDesk),
  };
}

async function showForm(context: CommandContext): Promise<Answer> {
  const { translate } = context;
  const [matchId = ''] = context.args;
  const { match } = (await context.call(getMatch, { params: { matchId } })).data;
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('desk-room-sent', matchId),
      title: translate(texts.roomTitle({ match: matchName(context, match) })),
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

async function send(context: CommandContext, showDesk: ShowDesk): Promise<Answer> {
  const { args, options, call } = context;
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
  return showDesk(context, match.tournamentId, message);
}
