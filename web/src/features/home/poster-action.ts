import { t } from '@lingui/core/macro';
import { paths } from '../../platform/pages/paths.ts';

export type PosterViewer = {
  isSignedIn: boolean;
  /** Paths of the tournaments that the viewer's team is in. */
  registeredAt: readonly string[];
  /** Path of the featured tournament. */
  featuredAt: string | undefined;
};

export type Action = {
  name: string;
  link: string;
  /** Another button is the main action. */
  isQuiet?: boolean;
};

/**
 * Adapts a poster's button to the viewer: organisers write one text for everybody, but nobody signs up or registers twice.
 */
export function posterAction(button: Action, viewer: PosterViewer): Action {
  if (!viewer.isSignedIn) return button;
  const [path] = button.link.split(/[?#]/);
  if (path === paths.register() || path === paths.login()) {
    return { name: t`Go to your profile`, link: paths.profile() };
  }
  const tournament = path === paths.tournaments() ? viewer.featuredAt : path;
  const isIn = tournament !== undefined && viewer.registeredAt.includes(tournament);
  return isIn && /\b(register|registration|sign ?up|join|slot)\b/i.test(button.name)
    ? { name: t`See your slot`, link: tournament }
    : button;
}
