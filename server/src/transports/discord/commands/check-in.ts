import {
  checkIn as checkInCall,
  undoCheckIn,
} from '@one-dream/contract/features/entries/entries.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeSentence } from '../../../platform/discord/markdown.ts';
import { type Button, press } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { nameByEvent, named, ownEntries } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { askWhich, bold, eventLink, eventOption } from './shown.ts';

export const checkIn: Command = {
  name: 'checkin',
  description: texts.checkInCommand,
  options: [eventOption],
  suggest: { event: suggestEntries },
  run: doCheckIn,
  actions: { 'undo-checkin': doUndo },
};

async function suggestEntries(context: CommandContext): Promise<Suggestion[]> {
  return nameByEvent((await ownEntries(context)).filter(({ can }) => can.checkIn));
}

/**
 * Checks the team in without asking first, if only one event awaits it: a check-in can be undone. The option names an entry;
 * the button below a post names an event.
 */
async function doCheckIn(context: CommandContext): Promise<Answer> {
  const { translate } = context;
  const wanted = named(context, 'event');
  const entries = await ownEntries(context);
  if (wanted) {
    const entry = entries.find(
      ({ entryId, tournament }) => entryId === wanted || tournament._id === wanted,
    );
    return send(context, { entryId: entry?.entryId ?? wanted, title: entry?.tournament.title });
  }
  const awaited = entries.filter(({ can }) => can.checkIn);
  const [only] = awaited;
  if (only && awaited.length === 1)
    return send(context, { entryId: only.entryId, title: only.tournament.title });
  if (awaited.length === 0) {
    // Sentences of the site that say what a check-in lacks.
    const lacks = entries.flatMap((entry) =>
      entry.lacks.map((lack) => `• ${escapeSentence(lack)}`),
    );
    return answer({ text: [translate(texts.nothingToCheckIn), ...lacks].join('\n') });
  }
  return askWhich(context, {
    command: 'checkin',
    hint: texts.chooseEvent,
    choices: nameByEvent(awaited),
  });
}

async function send(
  context: CommandContext,
  { entryId, title }: { entryId: string; title: string | undefined },
): Promise<Answer> {
  const { translate } = context;
  await context.call(checkInCall, { params: { entryId } });
  const entry = (await ownEntries(context)).find((one) => one.entryId === entryId);
  const name = entry?.tournament.title ?? title;
  const buttons: Button[] = [
    ...(entry?.can.undoCheckIn
      ? [press(translate(texts.undoCheckIn), writeCustomId('undo-checkin', entryId))]
      : []),
    press(translate(texts.squad), writeCustomId('team')),
    ...(entry ? [eventLink(context, entry.tournament._id)] : []),
  ];
  return answer({
    text: [...(name ? [bold(name)] : []), translate(texts.checkedIn)].join('\n'),
    rows: [buttons],
  });
}

async function doUndo(context: CommandContext): Promise<Answer> {
  const [entryId = ''] = context.args;
  const { message } = await context.call(undoCheckIn, { params: { entryId } });
  const again = press(context.translate(texts.checkIn), writeCustomId('checkin', entryId), 'good');
  return answer({ text: message, rows: [[again]] });
}
