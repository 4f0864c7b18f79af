import { hydrate } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { callApi } from '../platform/api.ts';
import { speakAsThePage } from '../platform/language.ts';
import { watchForMissingCode } from '../platform/load-anew.ts';
import { readPage } from '../platform/page.ts';
import { fetchCodeOnTouch, fetchesCodeFirst } from '../platform/page-code.ts';
import { queryClient } from '../platform/query-client.ts';
import { holdClock } from '../platform/server-clock.ts';
import { markOf, readToken } from '../platform/token.ts';
import { registerWorker } from './register-worker.ts';

watchForMissingCode();
fetchCodeOnTouch();
registerWorker();
const { viewer } = readPage();
if (viewer && viewer.mark !== markOf(readToken())) void openForToken();
else start();

function start(): void {
  const { queries, now } = readPage();
  if (queries) hydrate(queryClient, queries);
  holdClock(now);
  // Not awaited at the top: the page's modules depend on this one.
  void speakAsThePage().finally(() =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter instrumentations={[fetchesCodeFirst]} />
        </StrictMode>,
      );
    }),
  );
}

/** The page was rendered for another account than the one signed in here: load it again for this one. */
async function openForToken(): Promise<void> {
  document.body.hidden = true;
  const token = readToken();
  try {
    if (token) await callApi('/auth/token/{token}', { params: { token } });
    else await callApi('/noauth/forget-pages');
    window.location.reload();
  } catch (error) {
    console.error(error);
    document.body.hidden = false;
    start();
  }
}
