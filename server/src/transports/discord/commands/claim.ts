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
import { type Answer, type Asked, answer, type Command, type Suggestion } from '../asked.ts';
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
async function listVacant(asked: Asked): Promise<Tournament[]> {
  const { data } = await asked.call(listTournamentsPublicly, {
    body: { statuses: ['CLOSED', 'LIVE'], kind: 'scrim', teams: 0, limit: 50 },
  });
  return data.filter((one) => canClaim(one, asked.now()) && slotsLeft(one) > 0);
}

function slotsLeft({ slots }: Tournament): number {
  const { used, total } = readSlots(slots);
  return total - used;
}

async function suggestVacant(asked: Asked): Promise<Suggestion[]> {
  const vacant = await listVacant(asked);
  return vacant.map(({ _id, title }) => ({ name: plainName(title), value: _id }));
}

async function showVacant(asked: Asked, { note }: { note?: Translatable } = {}): Promise<Answer> {
  const { translate } = asked;
  const wanted = named(asked, 'event');
  const vacant = (await listVacant(asked)).filter(({ _id }) => !wanted || _id === wanted);
  const [only] = vacant;
  // No longer vacant: the call's refusal says why. Nothing was shown, so nothing is declared.
  if (!only)
    return wanted
      ? take(asked, { ...(await entering({ ...asked, args: [wanted] })), declarations: [] })
      : nothing(asked);
  if (vacant.length > 1)
    return askWhich(asked, {
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
      ...declarationLines(asked, { tournament: only, button }),
    ].join('\n'),
    rows: [
      [
        {
          text: button,
          does: { id: writeCustomId('claim-slot', only._id, shownIn(only)) },
          look: 'main',
        },
        eventLink(asked, only._id),
      ],
    ],
  });
}

function nothing({ translate }: Asked): Answer {
  const does = { id: writeCustomId('scrims') };
  return answer({
    text: translate(texts.nothingToClaim),
    rows: [[{ text: translate(texts.scrims), does }]],
  });
}

async function doClaim(asked: Asked): Promise<Answer> {
  const { isAsShown, ...found } = await entering(asked);
  if (!isAsShown)
    return showVacant({ ...asked, args: asked.args.slice(0, 1) }, { note: texts.declareAnew });
  const declarations = declarationsOf(found.tournament.eligibility).map(({ kind }) => kind);
  return take(asked, { ...found, declarations });
}

async function take(
  asked: Asked,
  {
    tournament,
    team,
    declarations,
  }: { tournament: Tournament; team: string; declarations: DeclarationKind[] },
): Promise<Answer> {
  const { translate } = asked;
  const { data } = await asked.call(claimSlot, {
    params: { tournamentId: tournament._id, teamId: team },
    body: { declarations },
  });
  return answer({
    text: `${bold(tournament.title)}\n${translate(texts.slotIsYours({ slot: data.slot ?? 0 }))}`,
    rows: [afterEntering(asked, tournament._id)],
  });
}
