/** Every address of the site. Links are made here and nowhere else. */
export const paths = {
  home: () => '/',
  tournaments: () => '/tournament',
  tournament: (id: string) => `/tournament/${encodeURIComponent(id)}`,
  about: () => '/aboutus',
  joinUs: () => '/joinus',
  alerts: () => '/alerts',
  /** `from` is the path to come back to once the in-game info is saved. */
  profile: (from?: string) => (from ? `/profile?from=${encodeURIComponent(from)}` : '/profile'),
  /** `from` is the path to come back to after signing in. */
  login: (from?: string) => (from ? `/login?from=${encodeURIComponent(from)}` : '/login'),
  register: () => '/register',
  verifyEmail: () => '/verify-email',
  resetPassword: () => '/reset-password',
  discordVerification: () => '/discord-verification',
  unsubscribe: () => '/unsubscribe',
  teamInvite: (code: string) => `/team/invite/${encodeURIComponent(code)}`,
  admin: () => '/admin',
  /** `view` opens something above the list, such as `{ edit: id }`. */
  adminTournaments: (view?: AdminTournamentsView) =>
    view ? `/admin/tournament?${new URLSearchParams(view)}` : '/admin/tournament',
  adminPosters: () => '/admin/featured',
  adminUsers: () => '/admin/users',
  adminTeams: () => '/admin/teams',
  adminNotifications: () => '/admin/notifications',
  adminApplications: () => '/admin/applications',
  adminAudit: () => '/admin/audit',
};

/** The form for a new tournament, for one that starts as a copy, for one that is there; a tournament's teams. */
export type AdminTournamentsView =
  | { new: '' }
  | { copy: string }
  | { edit: string }
  | { teams: string };

/** The same addresses as patterns, for the route table. */
export const patterns = {
  home: '/',
  tournaments: '/tournament',
  tournament: '/tournament/:id',
  about: '/aboutus',
  joinUs: '/joinus',
  alerts: '/alerts',
  profile: '/profile',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  discordVerification: '/discord-verification',
  unsubscribe: '/unsubscribe',
  teamInvite: '/team/invite/:code',
  admin: '/admin',
  adminTournaments: '/admin/tournament',
  adminPosters: '/admin/featured',
  adminUsers: '/admin/users',
  adminTeams: '/admin/teams',
  adminNotifications: '/admin/notifications',
  adminApplications: '/admin/applications',
  adminAudit: '/admin/audit',
} satisfies Record<keyof typeof paths, string>;

/** The path to go to after signing in: one of this site, or home. */
export function safeReturnPath(from: string | null | undefined): string {
  if (!from) return paths.home();
  // Judged as the browser will: `//host`, `/\host` and a scheme all change the origin.
  const base = 'https://this.site';
  if (!URL.canParse(from, base)) return paths.home();
  const { origin, pathname, search, hash } = new URL(from, base);
  return origin === base && from.startsWith('/') ? `${pathname}${search}${hash}` : paths.home();
}
