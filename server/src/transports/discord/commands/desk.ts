import { fillPlaces } from '@one-dream/contract/features/entries/entries.ts';
import { publishDraw, rollDraw } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { releaseRoom } from '@one-dream/contract/features/matches/matches.rooms.ts';
import { startMatch } from '@one-dream/contract/features/matches/matches.ts';
import { finaliseStage } from '@one-dream/contract/features/standings/standings.staff.ts';
import {
  extendTournament,
  moveTournamentOn,
} from '@one-dream/contract/features/tournaments/tournaments.clock.ts';
import { AppError } from '../../../errors.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { type Button, link, press } from '../../../platform/discord/messages.ts';
import { type Answer, answer, type Command, type CommandContext } from '../command-context.ts';
import { refusalText } from '../refusal.ts';
import { type Desk, readDesk, suggestRun } from './desk-facts.ts';
import { roomActions } from './desk-room.ts';
import { type DeskStep, planDesk } from './desk-step.ts';
import {
  consolePage,
  previewOf,
  stepButton,
  subjectOf,
  wordsOf,
  writeState,
} from './desk-words.ts';
import { named } from './own.ts';
import { askWhich, bold } from './shown.ts';
import { staffTexts as texts } from './staff.texts.ts';
import { standings } from './standings.ts';

export const desk: Command = {
  name: 'desk',
  isForStaff: true,
  description: texts.deskCommand,
  options: [{ name: 'event', description: texts.eventOption, kind: 'text', isSuggested: true }],
  suggest: { event: suggestRun },
  run: open,
  actions: {
    'desk-go': go,
    'desk-sure': (context) => go(context, { sure: 1 }),
    'desk-force': (context) => go(context, { sure: 2 }),
    // Checks that the person may share, as `/standings` does.
    'desk-post': (context) => standings.run({ ...context, options: { share: true } }),
    ...roomActions((context, tournamentId, note) => showDesk(context, tournamentId, { note })),
  },
};

const extraMinutes = 10;

async function open(context: CommandContext): Promise<Answer> {
  const { translate } = context;
  const wanted = named(context, 'event');
  if (wanted) return showDesk(context, wanted);
  const events = await suggestRun(context);
  const [only] = events;
  if (!only) return answer({ text: translate(texts.nothingToRun) });
  if (events.length === 1) return showDesk(context, only.value);
  return askWhich(context, { command: 'desk', hint: texts.chooseEvent, choices: events });
}

/** The state of the event, what waits for a decision, and a button for the next step. */
async function showDesk(
  context: CommandContext,
  tournamentId: string,
  { note }: { note?: string | undefined } = {},
): Promise<Answer> {
  const { translate } = context;
  const facts = await readDesk(context, tournamentId);
  const { next, also } = planDesk(facts);
  const words = next && wordsOf(context, facts, next);
  const hasResults = facts.matches.some(({ match }) => match.publishedVersion !== null);
  const lines = [
    ...(note ? [`**${note}**`, ''] : []),
    bold(facts.tournament.title),
    ...writeState(context, facts),
    ...(next ? previewOf(context, next) : []),
    '',
    words ? `➡️ **${translate(words.text)}** ${translate(words.does)}` : translate(texts.nothingNow),
  ];
  const others: Button[] = [
    ...also.map((step) => stepButton(context, { desk: facts, step, look: 'plain' })),
    ...(hasResults
      ? [press(translate(texts.postStandings), writeCustomId('desk-post', tournamentId))]
      : []),
    press(translate(texts.refresh), writeCustomId('desk', tournamentId)),
    link(translate(texts.openConsole), consolePage(context, tournamentId)),
  ];
  return answer({
    text: lines.join('\n'),
    rows: [next ? [stepButton(context, { desk: facts, step: next, look: 'main' })] : [], others],
  });
}

/** How many questions were answered with yes: the step's own, then the server's. */
type Sureness = 0 | 1 | 2;

/** Does a step if it is still due, after a question where the site asks one, too. */
async function go(
  context: CommandContext,
  { sure = 0 }: { sure?: Sureness } = {},
): Promise<Answer> {
  const [tournamentId = '', kind = '', subject = ''] = context.args;
  const facts = await readDesk(context, tournamentId);
  const { next, also } = planDesk(facts);
  const step = [...(next ? [next] : []), ...also].find(
    (one) => one.kind === kind && subjectOf(one) === subject,
  );
  if (!step) return showDesk(context, tournamentId, { note: context.translate(texts.gone) });
  const { asks } = wordsOf(context, facts, step);
  if (asks && sure === 0)
    return askFirst(context, {
      facts,
      step,
      question: context.translate(asks),
      action: 'desk-sure',
    });
  try {
    const note = await doStep(context, { facts, step, sure });
    return await showDesk(context, tournamentId, { note });
  } catch (error) {
    // The server refuses to start a match before everybody is ready, unless the host insists.
    const isNotReady = error instanceof AppError && error.code === 'NOT_READY';
    if (!isNotReady || step.kind !== 'start' || sure === 2) throw error;
    const question = refusalText(error, context.language);
    return askFirst(context, { facts, step, question, action: 'desk-force' });
  }
}

function askFirst(
  context: CommandContext,
  {
    facts,
    step,
    question,
    action,
  }: { facts: Desk; step: DeskStep; question: string; action: 'desk-sure' | 'desk-force' },
): Answer {
  const { translate } = context;
  const { text } = wordsOf(context, facts, step);
  const { _id, title } = facts.tournament;
  const sure = writeCustomId(action, _id, step.kind, subjectOf(step));
  return answer({
    text: [bold(title), `**${translate(text)}**`, question].join('\n'),
    rows: [
      [
        press(translate(texts.yes), sure, 'danger'),
        press(translate(texts.no), writeCustomId('desk', _id)),
      ],
    ],
  });
}

const phases = {
  announce: 'draft',
  open: 'announced',
  close: 'registration',
  'check-in': 'closed',
  'end-check-in': 'check-in',
} as const;

/** @returns the message of the call */
async function doStep(
  context: CommandContext,
  { facts, step, sure }: { facts: Desk; step: DeskStep; sure: Sureness },
): Promise<string | undefined> {
  const { call } = context;
  const { tournament } = facts;
  const params = { tournamentId: tournament._id };
  switch (step.kind) {
    case 'announce':
    case 'open':
    case 'close':
    case 'check-in':
    case 'end-check-in':
      return (await call(moveTournamentOn, { params, body: { from: phases[step.kind] } })).message;
    case 'extend': {
      const closes = Date.parse(tournament.checkinClosesAt ?? '');
      const until = new Date(closes + extraMinutes * 60_000).toISOString();
      return (await call(extendTournament, { params, body: { what: 'check-in', until } })).message;
    }
    case 'fill':
      return (await call(fillPlaces, { params })).message;
    case 'draw':
      return (await call(rollDraw, { params: { stageId: step.stage._id } })).message;
    case 'publish-draw': {
      const { drawId, version } = step;
      return (await call(publishDraw, { params: { drawId }, body: { version } })).message;
    }
    case 'release':
      return (await call(releaseRoom, { params: { matchId: step.match.match._id } })).message;
    case 'start': {
      const { _id, version } = step.match.match;
      const confirm = sure === 2;
      return (await call(startMatch, { params: { matchId: _id }, body: { confirm, version } }))
        .message;
    }
    case 'finish':
      return (await call(finaliseStage, { params: { stageId: step.stageId } })).message;
    default:
      return undefined;
  }
}
