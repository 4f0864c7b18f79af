import { t } from '@lingui/core/macro';
import { consolePaths } from '../platform/pages/console-paths.ts';
import { paths } from '../platform/pages/paths.ts';
import { recordPaths } from '../platform/pages/record-paths.ts';

export type NavigationLink = { text: string; to: string; hasBadge?: boolean };

/** Public pages. */
export const visitorLinks = (): NavigationLink[] => [
  { text: t`Home`, to: paths.home() },
  { text: t`Tournament`, to: paths.tournaments() },
  { text: t`About us`, to: paths.about() },
];

/** Secondary links, in every drawer, menu and footer, as the bar has no room for them. */
export const playLinks = (): NavigationLink[] => [
  { text: t`Scrims`, to: paths.scrims() },
  { text: t`Ladder`, to: paths.ladder() },
];

/** Links of the bar and the drawer for signed-in users. */
export const navigationLinks = (): NavigationLink[] => [
  ...visitorLinks(),
  { text: t`Join us`, to: paths.joinUs() },
  { text: t`Alerts`, to: paths.alerts(), hasBadge: true },
];

/** The viewer's own pages: in the drawer and in the avatar's menu. `isStaff`: runs an event. */
export function ownLinks(viewer: {
  isAdmin?: boolean | undefined;
  isStaff: boolean;
}): NavigationLink[] {
  return [
    { text: t`My matches`, to: recordPaths.ownMatches() },
    { text: t`Find a team`, to: paths.findTeam() },
    ...(viewer.isStaff ? [{ text: t`Console`, to: consolePaths.list() }] : []),
    ...(viewer.isAdmin ? [{ text: t`Back office`, to: paths.admin() }] : []),
  ];
}
