import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';

export type PosterViewer = {
  isSignedIn: boolean;
  /** Addresses of the tournaments that their team is in. */
  registeredAt: readonly string[];
  /** Address of the tournament that the tournament page shows. */
  featuredAt: string | undefined;
};

export type Action = {
  name: string;
  link: string;
  /** Something else is the one thing to press. */
  isQuiet?: boolean;
};

/**
 * Adapts a poster's button to the viewer: an organiser writes one text for everybody, but nobody
 * signs up or registers twice.
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
