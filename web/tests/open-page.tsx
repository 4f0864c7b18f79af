import type { User } from '@one-dream/contract/features/users/users.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import Root from '../src/app/root.tsx';
import { LanguageProvider } from '../src/platform/language-provider.tsx';
import { queryClient } from '../src/platform/query-client.ts';
import { tokenStorageKey } from '../src/platform/token.ts';
import { toast, toastStore } from '../src/ui/feedback/toast.ts';
import { answerWithNothing } from './quiet-site.ts';
import { listRouteObjects } from './site-routes.ts';
import { api } from './stub-api.ts';

/** Sizes of the screens that pages are looked at on. */
export const screens = { phone: [360, 640], desk: [1280, 800], narrowest: [320, 640] } as const;

let close: (() => void) | undefined;

/**
 * Opens a page of the site as the browser's entry does, as if its address had been loaded: with nothing known from before.
 * Calls that the test does not answer come from a site where nothing goes on yet. Players' pages are seen on a phone,
 * the back office on a desk.
 */
export async function openPage(
  address: string,
  { as, on = address.startsWith('/admin') ? 'desk' : 'phone' }: OpenOptions = {},
): Promise<void> {
  closePage();
  const [width, height] = screens[on];
  await page.viewport(width, height);
  if (as) {
    window.localStorage.setItem(tokenStorageKey, 'token-of-the-test');
    api.answersUnlessTold('/auth/token/{token}', {
      user: as,
      safety: { secondFactorBy: null, isShutOut: false },
    });
  }
  answerWithNothing();
  window.history.replaceState(null, '', address);
  await show();
}

/** Loads the page again, with what its tab keeps. */
export async function reloadPage(): Promise<void> {
  leavePage();
  await show();
}

async function show(): Promise<void> {
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const router = createBrowserRouter([
    { Component: Root, HydrateFallback: Nothing, children: listRouteObjects() },
  ]);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <LanguageProvider>
        <RouterProvider router={router} />
      </LanguageProvider>
    </StrictMode>,
  );
  close = () => {
    root.unmount();
    router.dispose();
    place.remove();
  };
  // The code of the screen, then what goes along with every page and asks for some of the same: compiled as it is asked for.
  const polling = { timeout: 150_000 };
  await expect.poll(() => router.state.initialized, polling).toBe(true);
  await expect.poll(() => document.querySelector('#root > [aria-live]'), polling).not.toBeNull();
}

interface OpenOptions {
  /** The signed-in user; a visitor by default. */
  as?: User;
  on?: keyof typeof screens;
}

/** Closes the page, and forgets what a browser keeps and what the site knows. */
export function closePage(): void {
  leavePage();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const { id } of toastStore.read()) toast.dismiss(id);
}

function leavePage(): void {
  close?.();
  close = undefined;
  queryClient.clear();
}

function Nothing() {
  return null;
}
