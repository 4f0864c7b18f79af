import type { FastifyRequest } from 'fastify';
import { getTeamPreview } from '../../features/teams/teams.actions.ts';
import type { Platform } from '../../platform/platform.ts';
import { aboutPage, homePage, tournamentPage, tournamentsPage } from './first-screens.ts';
import type { SamePage } from './keep-pages.ts';
import type { PageContent } from './page-template.ts';
import { previewPath, previewSizes } from './serve-previews.ts';
import { sitePicture } from './site-picture.ts';

export interface Page {
  path: string;
  /** What is in the page; `undefined` when there is nothing at this address. */
  describe: (request: FastifyRequest) => PageContent | Promise<PageContent | undefined>;
}

/** Pages that are the same for everybody and change with the data they carry. */
export function listSamePages(platform: Platform): SamePage[] {
  return [homePage, tournamentsPage, tournamentPage, aboutPage].map((page) => page(platform));
}

/** Every other page of the site. Anything else is answered with 404 and the site's not-found page. */
export function listPages(platform: Platform): Page[] {
  const { organisation } = platform;
  const listed = (page: { path: string; title: string; description: string; screen: string }) => ({
    path: page.path,
    describe: () => ({ meta: { ...page, image: sitePicture }, screen: page.screen }),
  });
  const unlisted = (path: string, title: string): Page => ({
    path,
    describe: () => ({ meta: { title, description: organisation.tagline } }),
  });
  return [
    listed({
      path: '/login',
      title: 'Login',
      description: `Sign in to ${organisation.name}.`,
      screen: 'src/features/auth/login-page.tsx',
    }),
    listed({
      path: '/register',
      title: 'Create an account',
      description: `Create your ${organisation.name} account, build a team and play for slots.`,
      screen: 'src/features/auth/register-page.tsx',
    }),
    { path: '/team/invite/:code', describe: (request) => describeInvite(platform, request) },
    unlisted('/joinus', 'Join us'),
    unlisted('/alerts', 'Alerts'),
    unlisted('/profile', 'Profile'),
    unlisted('/verify-email', 'Verify your email'),
    unlisted('/reset-password', 'Reset Password'),
    unlisted('/discord-verification', 'Discord verification'),
    unlisted('/unsubscribe', 'Mails'),
    unlisted('/admin', 'Dashboard'),
    unlisted('/admin/tournament', 'Tournaments'),
    unlisted('/admin/featured', 'Featured'),
    unlisted('/admin/users', 'Users'),
    unlisted('/admin/teams', 'Manage Teams'),
    unlisted('/admin/notifications', 'Notifications'),
    unlisted('/admin/applications', 'Staff Applications'),
    unlisted('/admin/audit', 'Audit log'),
  ];
}

/** A link preview shows the team's name and logo, nothing else. */
async function describeInvite(platform: Platform, request: FastifyRequest): Promise<PageContent> {
  const { code } = request.params as { code: string };
  const team = await getTeamPreview(platform, { code, ip: request.ip }).catch(() => undefined);
  if (!team)
    return {
      meta: {
        title: 'Team invitation',
        description: `Join a team on ${platform.organisation.name}.`,
      },
    };
  const meta = {
    title: `Join ${team.name}`,
    description: `You are invited to play for ${team.name} on ${platform.organisation.name}.`,
    image: { path: previewPath({ kind: 'team', picture: team.logo }), ...previewSizes.team },
  };
  return { meta };
}
