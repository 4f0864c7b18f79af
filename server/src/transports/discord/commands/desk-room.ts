import { replaceRoom, saveRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { getMatch } from '@one-dream/contract/features/matches/matches.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import type { Answer, CommandContext, Handler } from '../command-context.ts';
import { matchName } from './shown.ts';
import { staffTexts as texts } from './staff.texts.ts';

/** What hosts type for no password or no note: an empty field keeps the saved one. */
const none = '-';

type ShowDesk = (context: CommandContext, tournamentId: string, note: string) => Promise<Answer>;

/** The form of a room. What is typed goes into the call only; no answer repeats it. */
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
  const isOut = match.state === 'room_released' || match.state === 'playing';
  const hint = isOut ? undefined : translate(texts.emptyKeeps({ none }));
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('desk-room-sent', matchId, isOut ? 'replace' : 'save'),
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
          hint,
          max: 16,
          isRequired: false,
        },
        {
          kind: 'line',
          name: 'note',
          label: translate(texts.note),
          hint,
          max: 120,
          isRequired: false,
        },
      ],
    },
  };
}

async function send(context: CommandContext, showDesk: ShowDesk): Promise<Answer> {
  const { args, options, call } = context;
  const [matchId = '', does] = args;
  const params = { matchId };
  const { match } = (await call(getMatch, { params })).data;
  const [roomId, password, note] = [options.roomId, options.password, options.note].map(typed);
  // The form says which: a room that was released meanwhile must not be replaced by a mere change.
  const { message } =
    does === 'replace'
      ? await call(replaceRoom, { params, body: { roomId: roomId ?? '', password, note } })
      : await call(saveRoom, { params, body: { roomId: roomId ?? '', password, note } });
  return showDesk(context, match.tournamentId, message);
}

/** Undefined for an empty field. */
function typed(option: unknown): string | undefined {
  const text = String(option ?? '').trim();
  if (text === '') return undefined;
  return text === none ? '' : text;
}
