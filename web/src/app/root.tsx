import { languages } from '@one-dream/contract/languages.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
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
import siteStyles from '../styles/site.css?url';
import { FontLinks } from './font-links.tsx';
import { KeepOfflineCopy } from './keep-offline-copy.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { RouteError } from './route-error.tsx';
import { RefusedScript, StartNotice, StartScript } from './start-notice.tsx';

/** The document around every page, its error included. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider>
      <Document>{children}</Document>
    </LanguageProvider>
  );
}

/** A page that says no is a sentence and a link. Its program would bring the code of the refused page along. */
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

/** What the browser goes on from; React leaves it as the server wrote it. */
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

/** Providers around every page, in any frame, and what goes on beside it. */
export default function Root() {
  const queryClient = usePageQueryClient();
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
        <NotificationPopUp />
        <LiveUpdates />
        <ConfirmationGate />
        <KeepOfflineCopy />
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
