import { giveStrike } from '@one-dream/contract/features/discipline/discipline.ts';
import {
  type StrikeKind,
  strikeKinds,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import { listEntries } from '@one-dream/contract/features/entries/entries.ts';
import { AppError } from '../../../errors.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { plainName } from '../../../platform/discord/markdown.ts';
import {
  type Answer,
  answer,
  type Command,
  type CommandContext,
  type Suggestion,
} from '../command-context.ts';
import { eventToRun, suggestRun } from './desk-facts.ts';
import { strikeWords } from './find.ts';
import { staffTexts as texts } from './staff.texts.ts';

export const strike: Command = {
  name: 'strike',
  isForStaff: true,
  description: texts.strikeCommand,
  options: [
    eventToRun,
    {
      name: 'team',
      description: texts.teamOption,
      kind: 'text',
      isRequired: true,
      isSuggested: true,
    },
  ],
  suggest: { event: suggestRun, team: suggestTeams },
  run: showForm,
  actions: { 'strike-sent': send },
};

const wholeTeam = 'team';

async function listTeamsOf(context: CommandContext, tournamentId: string) {
  return (await context.call(listEntries, { params: { tournamentId } })).data;
}

async function suggestTeams(context: CommandContext): Promise<Suggestion[]> {
  const entries = await listTeamsOf(context, String(context.options.event ?? ''));
  return entries.map(({ entryId, name }) => ({ name: plainName(name), value: entryId }));
}

async function showForm(context: CommandContext): Promise<Answer> {
  const { translate, options } = context;
  const tournamentId = String(options.event ?? '');
  const entries = await listTeamsOf(context, tournamentId);
  // The ID of a suggestion, or a name that was typed in full.
  const wanted = String(options.team ?? '').trim();
  const entry = entries.find(
    ({ entryId, name }) => entryId === wanted || name.toLowerCase() === wanted.toLowerCase(),
  );
  if (!entry) throw new AppError('NOT_FOUND', texts.nobodyFound);
  const players = entry.players.flatMap(({ userId, name }) =>
    userId ? [{ value: userId, text: plainName(name) }] : [],
  );
  return {
    kind: 'modal',
    modal: {
      id: writeCustomId('strike-sent', tournamentId, entry.entryId),
      title: translate(texts.strikeTitle({ team: plainName(entry.name) })),
      fields: [
        {
          kind: 'choice',
          name: 'who',
          label: translate(texts.strikeWho),
          options: [{ value: wholeTeam, text: translate(texts.wholeTeam) }, ...players],
        },
        {
          kind: 'choice',
          name: 'kind',
          label: translate(texts.strikeKind),
          options: strikeKinds.map((kind) => ({ value: kind, text: translate(strikeWords[kind]) })),
        },
        {
          kind: 'text',
          name: 'reason',
          label: translate(texts.reason),
          hint: translate(texts.reasonHint),
          min: 5,
          max: 300,
        },
      ],
    },
  };
}

async function send(context: CommandContext): Promise<Answer> {
  const { args, options, translate } = context;
  const [tournamentId = '', entryId = ''] = args;
  await context.call(giveStrike, {
    params: { tournamentId },
    body: {
      entryId,
      userId: options.who === wholeTeam ? null : String(options.who ?? ''),
      kind: options.kind as StrikeKind,
      reason: String(options.reason ?? ''),
    },
  });
  return answer({ text: translate(texts.strikeGiven) });
}
