import { t } from '@lingui/core/macro';

/**
 * First tab stop: skips the navigation to the element with the ID `main`. Bold only when visible, or every page would load
 * that font.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-70 -translate-y-24 bg-flare opacity-0 px-4 py-3 text-flare-ink focus:translate-y-0 focus:opacity-100 focus:font-strong"
    >{t`Skip to the content`}</a>
  );
}
