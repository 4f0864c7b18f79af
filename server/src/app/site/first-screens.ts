import { dayNumberInIndia, toIsoDate } from '@one-dream/contract/calendar-days.ts';
import { getHomeBoard as boardCall } from '@one-dream/contract/features/home.ts';
import { listMatches as matchesCall } from '@one-dream/contract/features/matches.ts';
import { listPosters as postersCall } from '@one-dream/contract/features/posters.ts';
import {
  listTopPlayers as playersCall,
  getStandings as standingsCall,
} from '@one-dream/contract/features/standings.ts';
import { arrangeTournaments } from '@one-dream/contract/features/tournaments.featured.ts';
import { currentStatuses } from '@one-dream/contract/features/tournaments.statuses.ts';
import {
  type Tournament,
  getTournament as tournamentCall,
  tournament as tournamentShape,
  listTournamentsPublicly as tournamentsCall,
} from '@one-dream/contract/features/tournaments.ts';
import { tournamentParts } from '@one-dream/contract/features/tournaments.values.ts';
import type { FirstData } from '@one-dream/contract/first-data.ts';
import { firstPictureSizes } from '@one-dream/contract/images.ts';
import { publicPageSize } from '@one-dream/contract/limits.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { pages, pathTo } from '@one-dream/contract/pages.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { asWritten, day, rupees, type Said } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { getHomeBoard, homeTables } from '../../features/home/home.actions.ts';
import { listMatches } from '../../features/matches/match-reads.actions.ts';
import { listPosters, posterTurns } from '../../features/posters/posters.actions.ts';
import { getStandings, listTopPlayers } from '../../features/standings/standings.actions.ts';
import { getTournament, listTournaments } from '../../features/tournaments/tournaments.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { appTexts } from '../app.texts.ts';
import type { SamePage } from './keep-pages.ts';
import type { PageContent } from './page-template.ts';
import { screenModules, standingsModule } from './screen-modules.ts';
import { previewPath, previewSizes } from './serve-previews.ts';
import { siteTexts } from './site.texts.ts';
import { sitePicture } from './site-picture.ts';

// Data in a page is parsed like the answer of its call: nothing else leaves the server.

/** The home page, with its posters and current events. */
export function homePage(platform: Platform): SamePage {
  const { path } = pages.home;
  const screen = screenModules.home;
  const bare = ({ name, tagline }: Organisation) => ({
    meta: { title: asWritten(name), description: asWritten(tagline), path, image: sitePicture },
    screen,
  });
  const describe: SamePage['describe'] = async (_params, organisation) => {
    const { data: posters } = postersCall.answer.parse({
      success: true,
      data: await listPosters(platform),
    });
    const picture = posters[0] && {
      path: posters[0].image,
      sizes: firstPictureSizes.poster,
      isBackdrop: true,
    };
    const { data: board } = boardCall.answer.parse({
      success: true,
      data: await getHomeBoard(platform),
    });
    return { ...bare(organisation), data: { posters, board }, picture };
  };
  const turns = posterTurns(platform);
  return { path, bare, keptWith: ['posters', ...homeTables], turns, describe };
}

export function tournamentsPage(platform: Platform): SamePage {
  const { path, title } = pages.tournaments;
  const screen = screenModules.tournaments;
  const bare = ({ name }: Organisation) => ({
    meta: {
      title,
      description: siteTexts.tournaments({ name }),
      path,
      image: sitePicture,
    },
    screen,
  });
  const describe: SamePage['describe'] = async (_params, organisation) => {
    const page = await listTournaments(platform, {
      viewer: undefined,
      statuses: [...currentStatuses],
      limit: publicPageSize.max,
    });
    const { data: tournaments } = tournamentsCall.answer.parse({ ...page, success: true });
    const today = dayNumberInIndia(platform.now().getTime());
    const { featured } = arrangeTournaments({ tournaments, today });
    const picture = featured && heroOf(featured);
    return { ...bare(organisation), data: { currentTournaments: tournaments }, picture };
  };
  return { path, bare, keptWith: 'tournaments', describe };
}

export function tournamentPage(platform: Platform): SamePage {
  const { path, title } = pages.tournament;
  const screen = screenModules.tournament;
  return {
    path,
    bare: ({ tagline }) => ({ meta: { title, description: asWritten(tagline) }, screen }),
    keptWith: ['tournaments', 'matches', 'standings_states'],
    describe: async (params) => {
      const tournament = await readTournament(platform, params);
      const [matches, result] = await Promise.all([
        readMatches(platform, tournament),
        readResult(platform, tournament),
      ]);
      const content = describeTournament(tournament);
      return { ...content, data: { tournament, ...matches, ...result }, screen };
    },
  };
}

/** Podium and tables of a tournament at full width. */
export function standingsPage(platform: Platform): SamePage {
  const { path, title } = pages.standings;
  const screen = screenModules.standings;
  return {
    path,
    bare: ({ tagline }) => ({ meta: { title, description: asWritten(tagline) }, screen }),
    keptWith: ['tournaments', 'standings_states'],
    describe: async (params) => {
      const tournament = await readTournament(platform, params);
      const { meta } = describeTournament(tournament);
      const named = {
        ...meta,
        title: siteTexts.joined({ before: title, next: meta.title }),
        path: pathTo('standings', { id: tournament._id }),
      };
      return {
        meta: named,
        screen,
        data: { tournament, ...(await readResult(platform, tournament)) },
      };
    },
  };
}

/** The same page with another tab open; unknown tabs are not found. */
export function tournamentPartPage(platform: Platform): SamePage {
  const whole = tournamentPage(platform);
  return {
    ...whole,
    path: pages.tournamentPart.path,
    describe: async (params, organisation, language) => {
      if (!(tournamentParts as readonly (string | undefined)[]).includes(params.part))
        throw new AppError('NOT_FOUND', appTexts.noPage);
      const content = await whole.describe(params, organisation, language);
      return params.part === 'results' ? { ...content, part: standingsModule } : content;
    },
  };
}

/** The page about the organisation. */
export function aboutPage(): SamePage {
  const { path, title } = pages.about;
  const screen = screenModules.about;
  const bare = ({ name }: Organisation) => ({
    meta: {
      title,
      description: siteTexts.about({ name }),
      path,
      image: sitePicture,
    },
    screen,
  });
  return { path, bare, describe: (_params, organisation) => bare(organisation) };
}

function describeTournament(tournament: Tournament): PageContent {
  return {
    meta: {
      title: asWritten(tournament.title),
      description: summarise(tournament),
      path: pathTo('tournament', { id: tournament._id }),
      image: {
        path: previewPath({ kind: 'tournament', picture: tournament.banner }),
        ...previewSizes.tournament,
      },
    },
    picture: heroOf(tournament),
  };
}

async function readTournament(
  platform: Platform,
  params: Record<string, string>,
): Promise<Tournament> {
  const asked = tournamentCall.params.safeParse({ tournamentId: params.id }).data;
  if (!asked) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  return tournamentShape.parse(
    await getTournament(platform, { id: asked.tournamentId, viewer: undefined }),
  );
}

/** Above these the answers weigh more than what they save: the browser asks for them. */
const most = { rows: 64, matches: 24 };

/** The matches of an event on its day. */
async function readMatches(
  platform: Platform,
  { _id: tournamentId, status }: Tournament,
): Promise<Pick<FirstData, 'matches'>> {
  if (status !== 'CLOSED' && status !== 'LIVE') return {};
  const matches = await listMatches(platform, { viewer: undefined, tournamentId });
  if (matches.length > most.matches) return {};
  return { matches: matchesCall.answer.shape.data.parse(matches) };
}

/** The standings of an event that has begun, after its end with the best players. */
async function readResult(
  platform: Platform,
  { _id: tournamentId, status }: Tournament,
): Promise<Pick<FirstData, 'standings' | 'topPlayers'>> {
  if (status !== 'LIVE' && status !== 'COMPLETED') return {};
  const read = await getStandings(platform, { tournamentId });
  const rows = read.stage?.tables.flatMap((table) => table.rows) ?? [];
  if (rows.length > most.rows) return {};
  const standings = standingsCall.answer.shape.data.parse(read);
  if (status === 'LIVE') return { standings };
  const best = await listTopPlayers(platform, tournamentId);
  // The podium shows these.
  const players = best.players.slice(0, 5).map((player) => ({ ...player, page: null }));
  return { standings, topPlayers: playersCall.answer.shape.data.parse({ ...best, players }) };
}

function heroOf({ banner }: Tournament): PageContent['picture'] {
  return banner ? { path: banner, sizes: firstPictureSizes.tournament } : undefined;
}

function summarise({ status, type, startDate, slots, prizePool }: Tournament): Said {
  const { used, total } = readSlots(slots);
  const start = toIsoDate(startDate);
  const [first, ...rest] = [
    siteTexts.kind({ type, status: siteTexts[status] }),
    ...(start ? [siteTexts.starts({ day: day(start, 'long') })] : []),
    siteTexts.slots({ used, total }),
    ...(prizePool ? [siteTexts.prizePool({ prize: rupees(prizePool) })] : []),
  ] as const;
  return siteTexts.sentence({
    facts: rest.reduce((before, next) => siteTexts.joined({ before, next }), first),
  });
}
