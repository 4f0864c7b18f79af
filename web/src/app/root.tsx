import { t } from '@lingui/core/macro';
import { languages } from '@one-dream/contract/languages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ConfirmationGate } from '../features/auth/confirmation-gate.tsx';
import { NotificationPopUp } from '../features/notifications/pop-up/notification-pop-up.tsx';
import { currentLanguage } from '../platform/language.ts';
import { LanguageProvider } from '../platform/language-provider.tsx';
import { pageElementId, readPage, readPageText, writePage } from '../platform/page.ts';
import { usePageQueryClient } from '../platform/query-client.ts';
import { requestScope } from '../platform/request-scope.ts';
import { SessionProvider } from '../platform/session.tsx';
import { StartClock } from '../platform/start-clock.tsx';
import { useIsHydrated } from '../platform/use-is-hydrated.ts';
import hindDevanagari400 from '../styles/fonts/hind-devanagari-400.woff2';
import hindDevanagari600 from '../styles/fonts/hind-devanagari-600.woff2';
import hindLatin400 from '../styles/fonts/hind-latin-400.woff2';
import hindLatin600 from '../styles/fonts/hind-latin-600.woff2';
import tekoDevanagari600 from '../styles/fonts/teko-devanagari-600.woff2';
import tekoLatin500 from '../styles/fonts/teko-latin-500.woff2';
import tekoLatin700 from '../styles/fonts/teko-latin-700.woff2';
import siteStyles from '../styles/site.css?url';
import { LiveUpdates } from './live-updates.tsx';
import refusedPage from './refused-page.js?raw';
import { RouteError } from './route-error.tsx';
import { SaveOfflineCopy } from './save-offline-copy.tsx';
import startPage from './start-page.js?raw';

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <Document>{children}</Document>
    </LanguageProvider>
  );
}

/** A page that refuses access is a sentence and a link, without scripts: they would load the refused page's code. */
const hasProgram = () => !import.meta.env.SSR || requestScope().status !== 403;

function Document({ children }: { children: ReactNode }) {
  const { tag, direction } = languages[currentLanguage()];
  const isAlive = hasProgram();
  return (
    <html lang={tag} dir={direction === 'ltr' ? undefined : direction}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0b0e0c" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* With a precedence React writes it before scripts and fonts, which would take a slow line first. */}
        <link rel="stylesheet" href={siteStyles} precedence="site" />
        <FontLinks />
        <Links />
        {isAlive && <StartScript />}
      </head>
      <body>
        {children}
        {isAlive ? <Program /> : <RefusedScript />}
      </body>
    </html>
  );
}

function Program() {
  return (
    <>
      <StartNotice />
      <PageData />
      <ScrollRestoration />
      <Scripts />
    </>
  );
}

/** The page's JSON, with which the browser continues. React does not touch it. */
function PageData() {
  const text = import.meta.env.SSR ? writePage(readPage()) : readPageText();
  return (
    <script
      type="application/json"
      id={pageElementId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a `<`, see writePage
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

/** Providers around every page, in any frame, and the components that work in the background. */
export default function Root() {
  const queryClient = usePageQueryClient();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
        <NotificationPopUp />
        <LiveUpdates />
        <ConfirmationGate />
        <SaveOfflineCopy />
      </SessionProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <>
      <RouteError error={error} />
      <StartClock />
    </>
  );
}

const latin = [hindLatin400, hindLatin600, tekoLatin500, tekoLatin700];
const devanagari = [hindDevanagari400, hindDevanagari600, tekoDevanagari600];

/** Font faces of the page's language, preloaded with the style sheet, so that no text shifts when they arrive. */
function FontLinks() {
  const isLatin = languages[currentLanguage()].face === 'latin';
  return [...latin, ...(isLatin ? [] : devanagari)].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
  ));
}

/**
 * Shown until the page's scripts run, if they are late or fail to load. Once the frame is hydrated, it tells `start-page.js`;
 * from then on React hydrates the page inside as soon as a button in it is pressed.
 */
function StartNotice() {
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

/** `start-page.js`, before everything else in the body. Only in server-rendered pages. */
function StartScript() {
  return (
    <script
      nonce={import.meta.env.SSR ? requestScope().nonce : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? startPage : '' }}
    />
  );
}

/** `refused-page.js`, in place of the site's scripts. Only in server-rendered pages. */
function RefusedScript() {
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
