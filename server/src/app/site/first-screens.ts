import { dayNumberInIndia } from '@one-dream/contract/calendar-days.ts';
import { arrangeTournaments } from '@one-dream/contract/features/featured.ts';
import { listPosters as postersCall } from '@one-dream/contract/features/posters.ts';
import {
  type Tournament,
  getTournament as tournamentCall,
  tournament as tournamentShape,
  listTournamentsPublicly as tournamentsCall,
} from '@one-dream/contract/features/tournaments.ts';
import { currentStatuses } from '@one-dream/contract/features/tournaments.values.ts';
import { firstPictureSizes } from '@one-dream/contract/images.ts';
import { pageSize } from '@one-dream/contract/limits.ts';
import { AppError } from '../../errors.ts';
import { listPosters } from '../../features/posters/posters.actions.ts';
import { getTournament, listTournaments } from '../../features/tournaments/tournaments.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SamePage } from './keep-pages.ts';
import type { PageContent } from './page-template.ts';
import { previewPath, previewSizes } from './serve-previews.ts';
import { sitePicture } from './site-picture.ts';

// What a page carries is parsed like the answer of its call: nothing else leaves the server.

/** The home page, with its posters. */
export function homePage(platform: Platform): SamePage {
  const { name, tagline } = platform.organisation;
  const path = '/';
  const bare = {
    meta: { title: name, description: tagline, path, image: sitePicture },
    screen: 'src/features/posters/home-page.tsx',
  };
  const describe = async () => {
    const { data: posters } = postersCall.answer.parse({
      success: true,
      data: await listPosters(platform),
    });
    const picture = posters[0] && {
      path: posters[0].image,
      sizes: firstPictureSizes.poster,
      isBackdrop: true,
    };
    return { ...bare, data: { posters }, picture };
  };
  return { path, bare, keptWith: 'posters', describe };
}

/** The tournament page, with every tournament that is not over. */
export function tournamentsPage(platform: Platform): SamePage {
  const path = '/tournament';
  const bare = {
    meta: {
      title: 'Tournament',
      description: `Open, live and past BGMI tournaments of ${platform.organisation.name}: slots, prizes, schedule and rules.`,
      path,
      image: sitePicture,
    },
    screen: 'src/features/tournaments/tournaments-page.tsx',
  };
  const describe = async () => {
    const page = await listTournaments(platform, {
      viewer: undefined,
      statuses: [...currentStatuses],
      limit: pageSize.max,
    });
    const { data: tournaments } = tournamentsCall.answer.parse({ ...page, success: true });
    const today = dayNumberInIndia(platform.now().getTime());
    const { featured } = arrangeTournaments({ tournaments, today });
    const picture = featured && heroOf(featured);
    return { ...bare, data: { currentTournaments: tournaments }, picture };
  };
  return { path, bare, keptWith: 'tournaments', describe };
}

/** One tournament's page. */
export function tournamentPage(platform: Platform): SamePage {
  const screen = 'src/features/tournaments/tournament-page.tsx';
  const meta = { title: 'Tournament', description: platform.organisation.tagline };
  return {
    path: '/tournament/:tournamentId',
    bare: { meta, screen },
    keptWith: 'tournaments',
    describe: async (params) => {
      const asked = tournamentCall.params.safeParse(params).data;
      if (!asked) throw new AppError('NOT_FOUND', 'There is no such tournament.');
      const id = asked.tournamentId;
      const tournament = tournamentShape.parse(
        await getTournament(platform, { id, viewer: undefined }),
      );
      return { ...describeTournament(tournament), screen };
    },
  };
}

/** The page about the organisation: nothing on it changes while the server runs. */
export function aboutPage({ organisation }: Platform): SamePage {
  const path = '/aboutus';
  const content = {
    meta: {
      title: 'About us',
      description: `Who ${organisation.name} is: scrims, tournaments and the people who run them.`,
      path,
      image: sitePicture,
    },
    screen: 'src/features/about/about-page.tsx',
    // Its figures count up.
    isUrgent: true,
  };
  return { path, bare: content, describe: () => content };
}

function describeTournament(tournament: Tournament): PageContent {
  return {
    meta: {
      title: tournament.title,
      description: summarise(tournament),
      path: `/tournament/${tournament._id}`,
      image: {
        path: previewPath({ kind: 'tournament', picture: tournament.banner }),
        ...previewSizes.tournament,
      },
    },
    data: { tournament },
    picture: heroOf(tournament),
  };
}

function heroOf({ banner }: Tournament): PageContent['picture'] {
  return banner ? { path: banner, sizes: firstPictureSizes.tournament } : undefined;
}

function summarise({ status, type, startDate, slots, prizePool }: Tournament): string {
  const [used, total] = slots.split('/');
  const facts = [
    `${type} tournament, ${status.toLowerCase()}`,
    startDate && `starts ${startDate}`,
    `${used} of ${total} slots taken`,
    prizePool &&
      `prize pool ${/^\d+$/.test(prizePool) ? `₹${Number(prizePool).toLocaleString('en-IN')}` : prizePool}`,
  ];
  return `${facts.filter(Boolean).join(' · ')}.`;
}
