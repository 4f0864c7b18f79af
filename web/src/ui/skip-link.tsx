import { t } from '@lingui/core/macro';

/**
 * The first stop of the keyboard: past the navigation, to the element with the id `main`. Strong only
 * when it is seen, or every page would fetch that face for it.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-70 -translate-y-24 bg-flare px-4 py-3 text-flare-ink focus:translate-y-0 focus:font-strong"
    >{t`Skip to the content`}</a>
  );
}
