import { consolePages } from '@one-dream/contract/pages.console.ts';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { fillPath } from '@one-dream/contract/pages.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { writeCustomId } from '../../../platform/discord/custom-id.ts';
import { escapeName, plainName } from '../../../platform/discord/markdown.ts';
import { type Button, link, moment, press } from '../../../platform/discord/messages.ts';
import type { CommandContext } from '../command-context.ts';
import type { Desk } from './desk-facts.ts';
import type { DeskStep } from './desk-step.ts';
import { matchName } from './shown.ts';
import { staffTexts as texts } from './staff.texts.ts';

/** Lines with the state of the event and with what waits for a decision. */
export function writeState(context: CommandContext, desk: Desk): string[] {
  const { translate } = context;
  const asking = desk.entries.filter(({ withdrawAsked }) => withdrawAsked).length;
  const asks = { late_room: texts.lateRoom, no_room: texts.noRoom, small_lobby: texts.smallLobby };
  const notes: (Translatable | false)[] = [
    desk.asksToClose && texts.asksToClose,
    asking > 0 && texts.withdrawals({ count: asking }),
    desk.vacant > 0 && isPlaying(desk) && texts.vacant({ count: desk.vacant }),
    desk.openDisputes > 0 && texts.disputes({ count: desk.openDisputes }),
    ...desk.matches.map((shown) =>
      shown.asks ? asks[shown.asks]({ match: matchName(context, shown.match) }) : false,
    ),
    ...desk.matches.map(({ match }) =>
      match.state === 'playing'
        ? texts.resultsMissing({ match: matchName(context, match) })
        : false,
    ),
  ];
  return [
    translate(sayPhase(desk)),
    ...notes.flatMap((note) => (note ? [`⚠️ ${translate(note)}`] : [])),
  ];
}

function isPlaying({ phase }: Desk): boolean {
  return phase === 'locked' || phase === 'live';
}

function sayPhase(desk: Desk): Translatable {
  const { tournament, phase } = desk;
  const { used: taken, total } = readSlots(tournament.slots);
  const at = (time: string | null) => (time ? moment(time, 'f') : '–');
  const here = hereIn(desk);
  switch (phase) {
    case 'draft':
      return texts.phaseDraft;
    case 'announced':
      return tournament.regOpensAt
        ? texts.phaseAnnounced({ time: at(tournament.regOpensAt) })
        : texts.phaseAnnouncedOpen;
    case 'registration':
      return texts.phaseRegistration({ taken, total, waiting: tournament.waiting });
    case 'closed':
      return texts.phaseClosed({ taken, total, time: at(tournament.checkinOpensAt) });
    case 'check-in':
      return texts.phaseCheckIn({ time: at(tournament.checkinClosesAt), here, taken });
    case 'locked':
      return texts.phaseLocked({ here });
    case 'live':
      return texts.phaseLive;
    case 'final':
      return texts.phaseFinal;
    case 'cancelled':
      return texts.phaseCancelled;
  }
}

function hereIn({ entries }: Desk): number {
  return entries.filter(({ state }) => state === 'checked_in').length;
}

/** Texts of a step. */
export interface StepWords {
  /** Its name, on the button. */
  text: Translatable;
  /** Its effect. */
  does: Translatable;
  /** Question to confirm first, as on the site. */
  asks?: Translatable | undefined;
  /** Address of the page on which the step is done instead. */
  url?: string;
}

export function wordsOf(context: CommandContext, desk: Desk, step: DeskStep): StepWords {
  const { tournament, entries, vacant } = desk;
  const placed = entries.filter(({ state }) => state === 'registered' || state === 'checked_in');
  const taken = placed.length;
  const missing = taken - hereIn(desk);
  const console = consolePage(context, tournament._id);
  switch (step.kind) {
    case 'announce':
      return { text: texts.announceIt, does: texts.announceItDoes };
    case 'open':
      return { text: texts.openRegistration, does: texts.openRegistrationDoes };
    case 'close':
      return asking(texts.closeRegistration, texts.closeRegistrationDoes({ taken }));
    case 'check-in':
      return { text: texts.openCheckIn, does: texts.openCheckInDoes({ taken }) };
    case 'end-check-in':
      return asking(texts.closeCheckIn, texts.closeCheckInDoes({ missing }));
    case 'extend':
      return { text: texts.extendCheckIn, does: texts.extendCheckInDoes };
    case 'fill': {
      const ready = entries.filter(({ state }) => state === 'waitlist_ready').length;
      return { text: texts.fillPlaces, does: texts.fillPlacesDoes({ ready, vacant }) };
    }
    case 'make-stage':
      return { text: texts.openConsole, does: texts.noStage, url: console };
    case 'draw':
      return {
        text: texts.drawIt({ stage: plainName(step.stage.name) }),
        does: texts.drawItDoes({ teams: taken }),
      };
    case 'publish-draw':
      return asking(texts.publishDraw, texts.publishDrawDoes({ teams: taken }));
    case 'finish':
      return asking(texts.finishStage({ stage: plainName(step.name) }), texts.finishStageDoes);
    default:
      return wordsOfMatch(context, step, console);
  }
}

function asking(text: Translatable, does: Translatable): StepWords {
  return { text, does, asks: does };
}

type MatchDeskStep = Extract<DeskStep, { match: unknown }>;

function wordsOfMatch(context: CommandContext, step: MatchDeskStep, console: string): StepWords {
  const { siteUrl } = context;
  const { match, teams } = step.match;
  const players = teams.reduce((sum, team) => sum + team.players, 0);
  const opened = teams.reduce((sum, team) => sum + team.opened, 0);
  const results = siteUrl(
    fillPath(scorerPages.result.path, { tournamentId: match.tournamentId, matchId: match._id }),
  );
  switch (step.kind) {
    case 'room':
      return {
        text: step.match.hasRoom ? texts.changeRoom : texts.saveRoom,
        does: texts.saveRoomDoes,
      };
    case 'replace':
      return { text: texts.replaceRoom, does: texts.replaceRoomDoes };
    case 'release':
      return {
        text: texts.releaseRoom,
        does: texts.releaseRoomDoes({ players, teams: teams.length }),
        asks: early(step.earlyMs, texts.releaseEarly),
      };
    case 'start':
      return {
        text: texts.startMatch({ match: matchName(context, match) }),
        does: texts.startMatchDoes({ opened, players }),
        asks: early(step.earlyMs, texts.startEarly),
      };
    case 'move':
      return { text: texts.setNewStart, does: texts.nothingNow, url: console };
    case 'results':
      return { text: texts.enterResults, does: texts.publishedThere, url: results };
    case 'publish':
      return { text: texts.reviewAndPublish, does: texts.publishedThere, url: results };
  }
}

function early(
  ms: number,
  text: (values: { minutes: number }) => Translatable,
): Translatable | undefined {
  return ms > 0 ? text({ minutes: Math.ceil(ms / 60_000) }) : undefined;
}

/** A button for a step of this event, or a link if the step is done on the site. */
export function stepButton(
  context: CommandContext,
  { desk, step, look }: { desk: Desk; step: DeskStep; look: Button['look'] },
): Button {
  const { text, url } = wordsOf(context, desk, step);
  const label = context.translate(text);
  if (url) return link(label, url);
  const id =
    step.kind === 'room' || step.kind === 'replace'
      ? writeCustomId('desk-room', step.match.match._id)
      : writeCustomId('desk-go', desk.tournament._id, step.kind, subjectOf(step));
  return press(label, id, look);
}

/** ID that tells apart steps of one kind, so that an old button does only what it was made for. */
export function subjectOf(step: DeskStep): string {
  if ('match' in step) return step.match.match._id;
  if (step.kind === 'draw') return step.stage._id;
  if (step.kind === 'publish-draw') return step.drawId;
  if (step.kind === 'finish') return step.stageId;
  return '';
}

/** The lobbies of a draw that nobody sees yet. */
export function previewOf({ translate }: CommandContext, step: DeskStep): string[] {
  if (step.kind !== 'publish-draw') return [];
  const draw = step.stage.draws.find(({ _id }) => _id === step.drawId);
  return [
    translate(texts.preview),
    ...(draw?.groups ?? []).map(({ letter, teams }) =>
      translate(
        texts.group({ letter, teams: teams.map(({ name }) => escapeName(name)).join(', ') }),
      ),
    ),
  ];
}

export const consolePage = ({ siteUrl }: CommandContext, tournamentId: string) =>
  siteUrl(fillPath(consolePages.tournament.path, { tournamentId }));
