import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { postersQuery } from '../features/posters/posters.data.ts';
import { currentTournaments } from '../features/tournaments/tournaments.data.ts';
import { queryClient } from '../platform/query-client.ts';
import { adminRoutes } from './admin-routes.tsx';
import { SignedInOnly, VisitorsOnly } from './guards.tsx';
import { patterns } from './paths.ts';
import { siteFrame } from './site-routes.tsx';

/** For anyone. Those that are the same for everyone are rendered by the server too: `render-page.tsx`. */
const publicPages: RouteObject[] = [
  page(patterns.home, async () => {
    // The page waits for its posters: they travel beside its code, not after it.
    void queryClient.prefetchQuery(postersQuery);
    return (await import('../features/posters/home-page.tsx')).HomePage;
  }),
  page(patterns.tournaments, async () => {
    void queryClient.prefetchQuery(currentTournaments);
    return (await import('../features/tournaments/tournaments-page.tsx')).TournamentsPage;
  }),
  page(
    patterns.tournament,
    async () => (await import('../features/tournaments/tournament-page.tsx')).TournamentPage,
  ),
  page(
    patterns.unsubscribe,
    async () => (await import('../features/notifications/unsubscribe-page.tsx')).UnsubscribePage,
  ),
  page(patterns.about, async () => (await import('../features/about/about-page.tsx')).AboutPage),
];

/** For getting in: whoever is signed in is sent on. */
const visitorPages: RouteObject[] = [
  page(patterns.login, async () => (await import('../features/auth/login-page.tsx')).LoginPage),
  page(
    patterns.register,
    async () => (await import('../features/auth/register-page.tsx')).RegisterPage,
  ),
  page(
    patterns.verifyEmail,
    async () => (await import('../features/auth/verify-email-page.tsx')).VerifyEmailPage,
  ),
  page(
    patterns.resetPassword,
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
];

/** For whoever is signed in: a visitor is sent to the login first. */
const signedInPages: RouteObject[] = [
  page(
    patterns.discordVerification,
    async () =>
      (await import('../features/auth/discord-verification-page.tsx')).DiscordVerificationPage,
  ),
  page(patterns.profile, async () => (await import('./profile-screen.tsx')).ProfileScreen),
  page(
    patterns.teamInvite,
    async () => (await import('../features/teams/invite-page.tsx')).InvitePage,
  ),
  page(
    patterns.joinUs,
    async () => (await import('../features/applications/join-us-page.tsx')).JoinUsPage,
  ),
  page(
    patterns.alerts,
    async () => (await import('../features/notifications/alerts-page.tsx')).AlertsPage,
  ),
];

/**
 * The route table. Each screen is its own chunk:
 * `page(patterns.login, async () => (await import('../features/auth/login-page.tsx')).LoginPage)`.
 */
export const routes: RouteObject[] = [
  siteFrame(
    [
      ...publicPages,
      { Component: VisitorsOnly, children: visitorPages },
      { Component: SignedInOnly, children: signedInPages },
      page('*', async () => (await import('./not-found-page.tsx')).NotFoundPage),
    ],
    [adminRoutes],
  ),
];

/** A screen that is fetched when someone goes there. */
export function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}
