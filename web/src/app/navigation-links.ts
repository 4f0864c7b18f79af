import { paths } from './paths.ts';

export type NavigationLink = { text: string; to: string; hasBadge?: boolean };

/** The pages that are open to everyone. */
export const visitorLinks: NavigationLink[] = [
  { text: 'Home', to: paths.home() },
  { text: 'Tournament', to: paths.tournaments() },
  { text: 'About us', to: paths.about() },
];

/** The links of the bar and of the drawer, for whoever is signed in. */
export const navigationLinks: NavigationLink[] = [
  ...visitorLinks,
  { text: 'Join us', to: paths.joinUs() },
  { text: 'Alerts', to: paths.alerts(), hasBadge: true },
];
