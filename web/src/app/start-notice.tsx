import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { readPage } from '../platform/page.ts';
import { requestScope } from '../platform/request-scope.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import refusedPage from './refused-page.js?raw';
import startPage from './start-page.js?raw';

/**
 * In the page until its program runs: what is told where its scripts are late or do not come. Then `start-page.js` hears of it:
 * the frame is hydrated, and React hydrates the page inside at once where a button in it is pressed.
 */
export function StartNotice() {
  useEffect(() => void dispatchEvent(new Event('alive')), []);
  if (useIsHydrated()) return null;
  return (
    <>
      <div
        id="late"
        className="start-failed start-late"
        data-failed={t`Part of this page did not load, so its buttons do not work yet.`}
        suppressHydrationWarning
      >
        <p suppressHydrationWarning>{t`This page is taking long to start.`}</p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, with its query */}
        <a href="">{t`Load again`}</a>
      </div>
      <noscript>{t`This site needs JavaScript. Turn it on in your browser and load the page again.`}</noscript>
    </>
  );
}

/** Read before everything else in the body; only the server writes it. */
export function StartScript() {
  return (
    <script
      nonce={import.meta.env.SSR ? requestScope().nonce : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startPage : '' }}
    />
  );
}

/** Instead of a program; only the server writes it. */
export function RefusedScript() {
  const { nonce } = requestScope();
  return (
    <script
      nonce={nonce}
      data-mark={readPage().viewer?.mark}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: refusedPage }}
    />
  );
}
