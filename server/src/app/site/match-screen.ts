import { getMatch as matchCall } from '@one-dream/contract/features/matches.ts';
import { getStandings as standingsCall } from '@one-dream/contract/features/standings.ts';
import { pages, pathTo } from '@one-dream/contract/pages.ts';
import { sayIn } from '@one-dream/contract/say.ts';
import { asWritten, moment, type Said } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { getMatch } from '../../features/matches/match-reads.actions.ts';
import { getStandings } from '../../features/standings/standings.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SamePage } from './keep-pages.ts';
import { screenModules } from './screen-modules.ts';
import { siteTexts } from './site.texts.ts';

/** A match as the public sees it: with its slot list, and its table once there is a result. Contains no room details. */
export function matchPage(platform: Platform): SamePage {
  const { path, title } = pages.match;
  const screen = screenModules.match;
  return {
    path,
    bare: ({ tagline }) => ({ meta: { title, description: asWritten(tagline) }, screen }),
    // A team joining or leaving the lobby writes one of these tables.
    keptWith: ['matches', 'registrations', 'stages', 'tournaments', 'standings_states'],
    describe: async (params, _whose, language) => {
      const say = (said: Said) => sayIn(language, said);
      const asked = matchCall.params.safeParse({ matchId: params.id }).data;
      if (!asked) throw new AppError('NOT_FOUND', commonTexts.noMatch);
      const { data } = matchCall.answer.parse({
        success: true,
        data: await getMatch(platform, { viewer: undefined, say, ...asked }),
        now: platform.now().toISOString(),
      });
      const { match, tournament } = data;
      const { no, map, tournamentId, stageId } = match;
      const hasResult = match.state === 'published' || match.state === 'final';
      const standings =
        hasResult &&
        standingsCall.answer.parse({
          success: true,
          data: await getStandings(platform, { tournamentId, stageId }),
        }).data;
      const start = moment(match.startsAt, 'weekdayAndTime');
      return {
        meta: {
          title: siteTexts.match({ no, map, event: tournament }),
          description: siteTexts.matchOf({ event: tournament, stage: match.stage, start }),
          path: pathTo('match', { id: match._id }),
        },
        screen,
        data: { match: data, ...(standings && { standings }) },
      };
    },
  };
}
