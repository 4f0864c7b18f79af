import type { PageName } from '@one-dream/contract/pages.ts';
import type { ComponentType } from 'react';

/**
 * Screens that few people visit, or only once. Their file names would add a kilobyte to the site's entry, so they are loaded
 * on the first visit to one of them.
 */
export const rareScreens = {
  scrims: async () => (await import('../features/scrims/scrims-page.tsx')).ScrimsPage,
  ladder: async () => (await import('../features/ladder/ladder-page.tsx')).LadderPage,
  guest: async () => (await import('../features/guests/guest-page.tsx')).GuestPage,
  unsubscribe: async () =>
    (await import('../features/notifications/unsubscribe-page.tsx')).UnsubscribePage,
  verifyEmail: async () => (await import('../features/auth/verify-email-page.tsx')).VerifyEmailPage,
  resetPassword: async () =>
    (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  discordVerification: async () =>
    (await import('../features/auth/discord-verification-page.tsx')).DiscordVerificationPage,
  linkDiscord: async () => (await import('../features/auth/link-discord-page.tsx')).LinkDiscordPage,
  prizes: async () => (await import('../features/prizes/own-prizes-page.tsx')).OwnPrizesPage,
  ledger: async () => (await import('../features/prizes/ledger/ledger-page.tsx')).LedgerPage,
  fairPlay: async () => (await import('../features/discipline/fair-play-page.tsx')).FairPlayPage,
  security: async () => (await import('../features/auth/security-page.tsx')).SecurityPage,
  teamInvite: async () => (await import('../features/teams/invite-page.tsx')).InvitePage,
  findTeam: async () => (await import('../features/teams/search/find-team-page.tsx')).FindTeamPage,
  joinUs: async () => (await import('../features/applications/join-us-page.tsx')).JoinUsPage,
} satisfies Partial<Record<PageName, () => Promise<ComponentType>>>;

export type RareScreen = keyof typeof rareScreens;
