import {
  checkIn as checkInCall,
  undoCheckIn,
} from '@one-dream/contract/features/entries/entries.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import type { Button } from '../../../platform/discord/messages.ts';
import { type Answer, type Asked, answer, type Command, type Suggestion } from '../asked.ts';
import { nameByEvent, named, ownEntries } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { askWhich, bold, eventLink } from './shown.ts';

export const checkIn: Command = {
  name: 'checkin',
  description: texts.checkInCommand,
  options: [{ name: 'event', description: texts.eventOption, kind: 'text', isSuggested: true }],
  suggest: { event: suggestEntries },
  run: doCheckIn,
  actions: { 'undo-checkin': doUndo },
};

async function listAwaited(asked: Asked) {
  return (await ownEntries(asked)).filter(({ can }) => can.checkIn);
}

async function suggestEntries(asked: Asked): Promise<Suggestion[]> {
  return nameByEvent(await listAwaited(asked));
}

/**
 * Checks in at once where there is one thing to check in to: it can be taken back. What is named is an entry, or an event
 * whose post has the button.
 */
async function doCheckIn(asked: Asked): Promise<Answer> {
  const { translate } = asked;
  const wanted = named(asked, 'event');
  const entries = await ownEntries(asked);
  if (wanted) {
    const entry = entries.find(
      ({ entryId, tournament }) => entryId === wanted || tournament._id === wanted,
    );
    return send(asked, { entryId: entry?.entryId ?? wanted, title: entry?.tournament.title });
  }
  const awaited = entries.filter(({ can }) => can.checkIn);
  const [only] = awaited;
  if (only && awaited.length === 1)
    return send(asked, { entryId: only.entryId, title: only.tournament.title });
  if (awaited.length === 0) {
    // Why nothing can be checked in to: what is missing, in the site's words.
    const lacks = entries.flatMap((entry) => entry.lacks.map((lack) => `• ${lack}`));
    return answer({ text: [translate(texts.nothingToCheckIn), ...lacks].join('\n') });
  }
  return askWhich(asked, {
    command: 'checkin',
    hint: texts.chooseEvent,
    choices: nameByEvent(awaited),
  });
}

async function send(
  asked: Asked,
  { entryId, title }: { entryId: string; title: string | undefined },
): Promise<Answer> {
  const { translate } = asked;
  await asked.call(checkInCall, { params: { entryId } });
  const entry = (await ownEntries(asked)).find((one) => one.entryId === entryId);
  const name = entry?.tournament.title ?? title;
  const buttons: Button[] = [
    ...(entry?.can.undoCheckIn
      ? [
          {
            text: translate(texts.undoCheckIn),
            does: { id: writeCustomId('undo-checkin', entryId) },
          },
        ]
      : []),
    { text: translate(texts.squad), does: { id: writeCustomId('team') } },
    ...(entry ? [eventLink(asked, entry.tournament._id)] : []),
  ];
  return answer({
    text: [...(name ? [bold(name)] : []), translate(texts.checkedIn)].join('\n'),
    rows: [buttons],
  });
}

async function doUndo(asked: Asked): Promise<Answer> {
  const [entryId = ''] = asked.args;
  const { message } = await asked.call(undoCheckIn, { params: { entryId } });
  const does = { id: writeCustomId('checkin', entryId) };
  return answer({
    text: message,
    rows: [[{ text: asked.translate(texts.checkIn), does, look: 'good' }]],
  });
}
