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
import { askWhich, bold, eventLink, eventOption, suggestEvent } from './shown.ts';

export const claim: Command = {
  name: 'claim',
  description: texts.claimCommand,
  options: [eventOption],
  suggest: { event: suggestVacant },
  run: showVacant,
  actions: { 'claim-slot': doClaim },
};

/** Scrims with vacant slots, which go to the first team that claims them. */
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
  return (await listVacant(context)).map(suggestEvent);
}

async function showVacant(
  context: CommandContext,
  { note }: { note?: Translatable } = {},
): Promise<Answer> {
  const { translate } = context;
  const wanted = named(context, 'event');
  const vacant = (await listVacant(context)).filter(({ _id }) => !wanted || _id === wanted);
  const [only] = vacant;
  // The slot is not vacant any more: the refusal of the call says why. No declarations were shown, so none are sent.
  if (!only)
    return wanted
      ? take(context, { ...(await entering({ ...context, args: [wanted] })), declarations: [] })
      : nothing(context);
  if (vacant.length > 1)
    return askWhich(context, {
      command: 'claim',
      hint: texts.chooseEvent,
      choices: vacant.map((one) => ({
        ...suggestEvent(one),
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
  return answer({
    text: translate(texts.nothingToClaim),
    rows: [[press(translate(texts.scrims), writeCustomId('scrims'))]],
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
