import type { CallAnswer, CallBody } from '@one-dream/contract/call.ts';
import { chatName } from '@one-dream/contract/chat-name.ts';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import type { shareMessage } from '@one-dream/contract/features/sharing/sharing.ts';
import * as values from '@one-dream/contract/features/sharing/sharing.values.ts';
import type {
  StageStandings,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { Language } from '@one-dream/contract/languages.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { prizeOfRank } from '@one-dream/contract/rupees.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { shortPath } from '@one-dream/contract/short-paths.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { moment, rupees, type Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMatch, listMatches } from '../matches/match-reads.actions.ts';
import { getStandings } from '../standings/standings.actions.ts';
import { getServedTournament } from '../tournaments/tournaments.actions.ts';
import { fitMessage, phasesOf } from './messages.rules.ts';
import { messageTexts as texts } from './messages.texts.ts';
import { sharingTexts } from './sharing.texts.ts';
import { linesOfMatch } from './standings-picture.drawing.ts';

/** Sources of a message: public data only. */
interface Sources {
  platform: Platform;
  tournament: Tournament;
  matches: readonly Match[];
  stage: StageStandings | null;
  match: Match | undefined;
}

interface Message {
  head: Translatable[];
  list?: Translatable[];
  foot?: Translatable[];
  /** Path of the page that it links to. */
  page: string;
  picture: string | null;
}

/**
 * Writes a message for the group. @throws AppError CONFLICT for a draft, NOT_FOUND if there is nothing of the kind to
 * say
 */
export async function writeMessage(
  platform: Platform,
  request: { tournamentId: string } & CallBody<typeof shareMessage>,
): Promise<Omit<CallAnswer<typeof shareMessage>, 'success'>> {
  const { tournamentId, language = (await platform.organisation.read()).language } = request;
  const tournament = await getServedTournament(platform, { id: tournamentId });
  if (tournament.isDraft) throw new AppError('CONFLICT', texts.announceFirst);
  const [all, { stage }] = await Promise.all([
    listMatches(platform, { viewer: undefined, tournamentId }),
    getStandings(platform, { tournamentId }),
  ]);
  const matches = all.filter(({ state }) => state !== 'void' && state !== 'cancelled');
  const published = new Set(
    stage?.tables.flatMap(({ matches: shown }) => shown.map(({ _id }) => _id)),
  );
  const { current, about } = phasesOf({
    tournament,
    matches,
    published,
    isFinal: stage?.isFinal ?? false,
    now: platform.now(),
  });
  const phase = request.phase ?? current;
  if (!phase || !Object.hasOwn(about, phase))
    throw new AppError('NOT_FOUND', sharingTexts.nothingToSay);
  const match = matches.find(({ _id }) => _id === request.matchId) ?? about[phase];
  const message = await writers[phase]({ platform, tournament, matches, stage, match });
  return {
    phase,
    phases: values.messagePhases.filter((name) => Object.hasOwn(about, name)),
    text: assemble(message, { language, publicUrl: platform.publicUrl }),
    picture: message.picture,
  };
}

function assemble(
  { head, list = [], foot = [], page }: Message,
  { language, publicUrl }: { language: Language; publicUrl: string },
): string {
  const translate = (text: Translatable) => translateTo(language, text);
  return fitMessage({
    head: head.map(translate),
    list: list.map(translate),
    foot: foot.map(translate),
    link: publicUrl + shortPath(page),
    more: (count) => translate(texts.more({ count })),
  });
}

type Writer = (sources: Sources) => Message | Promise<Message>;

const writers: Record<values.MessagePhase, Writer> = {
  announced: (sources) => {
    const { regOpensAt } = sources.tournament;
    return announce(
      sources,
      regOpensAt ? [texts.opensAt({ at: moment(regOpensAt, 'weekdayAndTime') })] : [],
    );
  },
  open: (sources) => {
    const { tournament } = sources;
    const { used, total } = readSlots(tournament.slots);
    const left = Math.max(0, total - used);
    return announce(sources, [
      left > 0 ? texts.isOpen({ left, total }) : texts.isOpenWaitlist({ total }),
      ...(tournament.regClosesAt
        ? [texts.closesAt({ at: moment(tournament.regClosesAt, 'weekdayAndTime') })]
        : []),
    ]);
  },
  closing: (sources) => {
    const { regClosesAt } = sources.tournament;
    return announce(sources, [
      regClosesAt
        ? texts.lastCall({ at: moment(regClosesAt, 'weekdayAndTime') })
        : texts.lastCallUntimed,
    ]);
  },
  checkIn: (sources) => {
    const { checkinClosesAt } = sources.tournament;
    return announce(sources, [
      ...(checkinClosesAt ? [texts.checkInOpen({ at: moment(checkinClosesAt, 'time') })] : []),
      texts.noCheckIn,
    ]);
  },
  slots: async (sources) => {
    const match = matchOf(sources);
    const { slots } = await getMatch(sources.platform, { viewer: undefined, matchId: match._id });
    return {
      page: pathTo('match', { id: match._id }),
      head: [headOf(sources, match), texts.slots({ at: startOf(match) })],
      list: slots
        .toSorted((a, b) => a.roomSlot - b.roomSlot)
        .map(({ roomSlot, name }) => texts.slot({ slot: roomSlot, team: chatName(name) })),
      picture: slots.length > 0 ? pictureOf('slots', match._id) : null,
    };
  },
  room: (sources) => {
    const match = matchOf(sources);
    return {
      page: pathTo('match', { id: match._id }),
      head: [headOf(sources, match), texts.room({ at: startOf(match) }), texts.roomWhere],
      picture: match.slotsVersion > 0 ? pictureOf('slots', match._id) : null,
    };
  },
  delayed: (sources) => {
    const match = matchOf(sources);
    const isPostponed = match.state === 'postponed';
    return {
      page: pathTo('match', { id: match._id }),
      head: [
        headOf(sources, match),
        isPostponed ? texts.postponed : texts.delayed({ at: startOf(match) }),
      ],
      picture: pictureOf('schedule', sources.tournament._id),
    };
  },
  results: (sources) => {
    const match = matchOf(sources);
    const table = sources.stage?.tables.find(({ matches }) =>
      matches.some(({ _id }) => _id === match._id),
    );
    const lines = table ? linesOfMatch(table, match._id) : [];
    return {
      page: pathTo('match', { id: match._id }),
      head: [headOf(sources, match), texts.results],
      list: lines.slice(0, listed).map(({ name, cell }, index) =>
        texts.ranked({
          rank: cell.placement ?? index + 1,
          team: chatName(name),
          points: formatTenths(cell.pointsX10),
        }),
      ),
      picture: pictureOf('match', match._id),
    };
  },
  standings: ({ tournament, stage }) => {
    const table = firstTable(stage);
    return {
      head: [
        texts.open({ title: chatName(tournament.title) }),
        texts.standings({ count: table?.matches.length ?? 0 }),
      ],
      list: rankedRows(table).map(({ rank, name, totalX10 }) =>
        texts.ranked({ rank, team: chatName(name), points: formatTenths(totalX10) }),
      ),
      foot: table && table.remaining > 0 ? [texts.toGo({ count: table.remaining })] : [],
      page: pathTo('standings', { id: tournament._id }),
      picture: pictureOf('standings', tournament._id),
    };
  },
  winners: ({ tournament, stage }) => ({
    head: [texts.open({ title: chatName(tournament.title) }), texts.winners],
    list: rankedRows(firstTable(stage))
      .filter(({ rank }) => rank <= podium)
      .map(({ rank, name }) => {
        const prize = prizeOfRank(tournament.prizes, rank);
        const team = chatName(name);
        return prize ? texts.wonPrize({ rank, team, prize }) : texts.won({ rank, team });
      }),
    foot: [texts.thanks],
    page: pathTo('standings', { id: tournament._id }),
    picture: stage?.tables.length === 1 ? pictureOf('winners', tournament._id) : null,
  }),
};

/** Rows of a result or a table in a message: more would be folded by the chat. */
const listed = 8;
const podium = 3;

/** Announces the event as a whole, before its matches. */
function announce({ tournament, matches }: Sources, lines: Translatable[]): Message {
  const { firstMatchAt, prizePool, banner } = tournament;
  return {
    head: [
      texts.open({ title: chatName(tournament.title) }),
      ...lines,
      ...(firstMatchAt ? [texts.firstMatch({ at: moment(firstMatchAt, 'weekdayAndTime') })] : []),
      ...(prizePool ? [texts.prizePool({ prize: rupees(prizePool) })] : []),
    ],
    page: pathTo('tournament', { id: tournament._id }),
    picture: matches.length > 0 ? pictureOf('schedule', tournament._id) : banner || null,
  };
}

const pictureOf = (view: Parameters<typeof values.sharePicturePath>[0]['view'], id: string) =>
  values.sharePicturePath({ view, id, shape: 'portrait' });

const startOf = ({ startsAt }: Match) => moment(startsAt, 'time');

const headOf = ({ tournament }: Sources, { no, map }: Match) =>
  texts.ofMatch({ title: chatName(tournament.title), no, map });

function matchOf({ match }: Sources): Match {
  if (!match) throw new AppError('NOT_FOUND', commonTexts.noMatch);
  return match;
}

const firstTable = (stage: StageStandings | null) =>
  stage?.tables.find(({ rows }) => rows.length > 0);

function rankedRows(table: StandingTable | undefined) {
  return (table?.rows ?? [])
    .flatMap(({ rank, ...row }) => (rank === null ? [] : { ...row, rank }))
    .slice(0, listed);
}
