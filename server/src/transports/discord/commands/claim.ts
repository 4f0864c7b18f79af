import { claimSlot } from '@one-dream/contract/features/entries/entries.ts';
import { declarationsOf } from '@one-dream/contract/features/tournaments/tournaments.declarations.ts';
import { canClaim } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import {
  type DeclarationKind,
  listTournamentsPublicly,
  type Tournament,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { plainName } from '../../../platform/discord/markdown.ts';
import { press } from '../../../platform/discord/messages.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { named } from './own.ts';
import { playerTexts as texts } from './player.texts.ts';
import { afterEntering, declarationLines, entering, shownIn } from './register.ts';
import { askWhich, bold, eventLink } from './shown.ts';

export const claim: Command = {
  name: 'claim',
  description: texts.claimCommand,
  options: [{ name: 'event', description: texts.eventOption, kind: 'text', isSuggested: true }],
  suggest: { event: suggestVacant },
  run: showVacant,
  actions: { 'claim-slot': doClaim },
};

/** Scrims with a slot that whoever is first can take. */
async function listVacant(context: CommandContext): Promise<Tournament[]> {
  const { data } = await context.call(listTournamentsPublicly, {
    body: { statuses: ['CLOSED', 'LIVE'], kind: 'scrim', teams: 0, limit: 50 },
  });
  return data.filter((one) => canClaim(one, context.now()) && slotsLeft(one) > 0);
}

function slotsLeft({ slots }: Tournament): number {
  const { used, total } = readSlots(slots);
  return total - used;
}

async function suggestVacant(context: CommandContext): Promise<Suggestion[]> {
  const vacant = await listVacant(context);
  return vacant.map(({ _id, title }) => ({ name: plainName(title), value: _id }));
}

async function showVacant(
  context: CommandContext,
  { note }: { note?: Translatable } = {},
): Promise<Answer> {
  const { translate } = context;
  const wanted = named(context, 'event');
  const vacant = (await listVacant(context)).filter(({ _id }) => !wanted || _id === wanted);
  const [only] = vacant;
  // No longer vacant: the call's refusal says why. Nothing was shown, so nothing is declared.
  if (!only)
    return wanted
      ? take(context, { ...(await entering({ ...context, args: [wanted] })), declarations: [] })
      : nothing(context);
  if (vacant.length > 1)
    return askWhich(context, {
      command: 'claim',
      hint: texts.chooseEvent,
      choices: vacant.map((one) => ({
        value: one._id,
        name: plainName(one.title),
        more: translate(texts.slotsLeft({ count: slotsLeft(one) })),
      })),
    });
  const button = translate(texts.claim);
  return answer({
    text: [
      ...(note ? [translate(note), ''] : []),
      bold(only.title),
      translate(texts.slotsLeft({ count: slotsLeft(only) })),
      ...declarationLines(context, { tournament: only, button }),
    ].join('\n'),
    rows: [
      [
        press(button, writeCustomId('claim-slot', only._id, shownIn(only)), 'main'),
        eventLink(context, only._id),
      ],
    ],
  });
}

function nothing({ translate }: CommandContext): Answer {
  const does = { id: writeCustomId('scrims') };
  return answer({
    text: translate(texts.nothingToClaim),
    rows: [[{ text: translate(texts.scrims), does }]],
  });
}

async function doClaim(context: CommandContext): Promise<Answer> {
  const { isAsShown, ...found } = await entering(context);
  if (!isAsShown)
    return showVacant({ ...context, args: context.args.slice(0, 1) }, { note: texts.declareAnew });
  const declarations = declarationsOf(found.tournament.eligibility).map(({ kind }) => kind);
  return take(context, { ...found, declarations });
}

async function take(
  context: CommandContext,
  claimed: { tournament: Tournament; team: string; declarations: DeclarationKind[] },
): Promise<Answer> {
  const { translate } = context;
  const { data } = await context.call(claimSlot, {
    params: { tournamentId: claimed.tournament._id, teamId: claimed.team },
    body: { declarations: claimed.declarations },
  });
  return answer({
    text: `${bold(claimed.tournament.title)}\n${translate(texts.slotIsYours({ slot: data.slot ?? 0 }))}`,
    rows: [afterEntering(context, claimed.tournament._id)],
  });
}
