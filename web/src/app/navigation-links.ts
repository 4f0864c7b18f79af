import { consolePaths } from './console-paths.ts';
import { paths } from './paths.ts';
import { recordPaths } from './record-paths.ts';

export type NavigationLink = { text: string; to: string; hasBadge?: boolean };

/** The pages that are open to everyone. */
export const visitorLinks: NavigationLink[] = [
  { text: 'Home', to: paths.home() },
  { text: 'Tournament', to: paths.tournaments() },
  { text: 'About us', to: paths.about() },
];

/** What goes on here beside tournaments: in every drawer, menu and at the foot, where the bar has no room. */
export const playLinks: NavigationLink[] = [
  { text: 'Scrims', to: paths.scrims() },
  { text: 'Ladder', to: paths.ladder() },
  { text: 'Leaderboards', to: recordPaths.leaders() },
];

/** The links of the bar and of the drawer, for whoever is signed in. */
export const navigationLinks: NavigationLink[] = [
  ...visitorLinks,
  { text: 'Join us', to: paths.joinUs() },
  { text: 'Alerts', to: paths.alerts(), hasBadge: true },
];

/** What is one's own: in the drawer and in the avatar's menu. `isStaff`: runs an event. */
export function ownLinks(viewer: {
  isAdmin?: boolean | undefined;
  isStaff: boolean;
}): NavigationLink[] {
  return [
    { text: 'My matches', to: recordPaths.ownMatches() },
    { text: 'Find a team', to: paths.findTeam() },
    ...(viewer.isStaff ? [{ text: 'Console', to: consolePaths.list() }] : []),
    ...(viewer.isAdmin ? [{ text: 'Back office', to: paths.admin() }] : []),
  ];
}
