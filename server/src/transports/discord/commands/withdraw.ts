import {
  askToWithdraw,
  type OwnEntry,
  withdrawEntry,
} from '@one-dream/contract/features/entries/entries.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { press } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { nameByEvent, named, ownEntries } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { askWhich, bold, eventOption } from './shown.ts';

export const withdraw: Command = {
  name: 'withdraw',
  description: texts.withdrawCommand,
  options: [eventOption],
  suggest: { event: suggestEntries },
  run: askFirst,
  actions: {
    'withdraw-sure': doWithdraw,
    'withdraw-ask': showReasonForm,
    'withdraw-reason': doAsk,
    keep: async ({ translate }) => answer({ text: translate(texts.kept) }),
  },
};

async function listLeaving(context: CommandContext): Promise<OwnEntry[]> {
  return (await ownEntries(context)).filter(({ can }) => can.withdraw || can.askToWithdraw);
}

async function suggestEntries(context: CommandContext): Promise<Suggestion[]> {
  return nameByEvent(await listLeaving(context));
}

/** Asks for confirmation first, because another team gets the slot at once. */
async function askFirst(context: CommandContext): Promise<Answer> {
  const { translate } = context;
  const entries = await listLeaving(context);
  const wanted = named(context, 'event');
  const fitting = wanted
    ? entries.filter(({ entryId, tournament }) => entryId === wanted || tournament._id === wanted)
    : entries;
  const [entry] = fitting;
  if (!entry) {
    // An entry of another team, or one that cannot be withdrawn: the refusal of the call says why.
    if (wanted) await context.call(withdrawEntry, { params: { entryId: wanted } });
    return answer({ text: translate(texts.nothingToWithdraw) });
  }
  if (fitting.length > 1)
    return askWhich(context, {
      command: 'withdraw',
      hint: texts.chooseEvent,
      choices: nameByEvent(fitting),
    });
  const { can, entryId, team, tournament } = entry;
  const sure = can.withdraw
    ? press(translate(texts.yesWithdraw), writeCustomId('withdraw-sure', entryId))
    : press(translate(texts.askToWithdraw), writeCustomId('withdraw-ask', entryId));
  const question = can.withdraw ? texts.sureToWithdraw : texts.sureToAsk;
  return answer({
    text: translate(question({ team: bold(team.name), event: bold(tournament.title) })),
    rows: [[{ ...sure, look: 'danger' }, press(translate(texts.keepIt), writeCustomId('keep'))]],
  });
}

async function doWithdraw({ args, call }: CommandContext): Promise<Answer> {
  const { message } = await call(withdrawEntry, { params: { entryId: args[0] ?? '' } });
  return answer({ text: message });
}

/** Once slots are locked, a host decides about the withdrawal and reads its reason. */
async function showReasonForm({ args, translate }: CommandContext): Promise<Answer> {
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('withdraw-reason', args[0] ?? ''),
      title: translate(texts.askToWithdraw),
      fields: [
        {
          kind: 'text',
          name: 'reason',
          label: translate(texts.whyWithdraw),
          hint: translate(texts.whyWithdrawHint),
          min: 5,
          max: 200,
        },
      ],
    },
  };
}

async function doAsk({ args, options, call }: CommandContext): Promise<Answer> {
  const { message } = await call(askToWithdraw, {
    params: { entryId: args[0] ?? '' },
    body: { reason: String(options.reason ?? '') },
  });
  return answer({ text: message });
}
