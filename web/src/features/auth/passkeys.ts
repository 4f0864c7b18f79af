import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { callApi } from '../../platform/api.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { siteConfig } from '../../platform/site-config.ts';

/** Loaded when a passkey is used, not with a page. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys; until the page is hydrated, whether the site does. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    listenToNothing,
    () => 'PublicKeyCredential' in window,
    () => !siteConfig().plain,
  );
}

const listenToNothing = () => () => {};

/** Signs in with a passkey of this device, or of a nearby phone. @returns the session's token */
export async function signInWithPasskey(): Promise<string> {
  const { startAuthentication } = await load();
  const { options } = await callApi('/auth/login/passkey/start');
  const credential = await startAuthentication({ optionsJSON: options as never });
  const { token } = await callApi('/auth/login/passkey', {
    body: { credential: credential as never },
  });
  return token;
}

export async function confirmByPasskey(options: Record<string, unknown>): Promise<void> {
  const { startAuthentication } = await load();
  const credential = await startAuthentication({ optionsJSON: options as never });
  await callApi('/user/confirm', { body: { credential: credential as never } });
}

export async function makePasskey() {
  const { startRegistration } = await load();
  const { options } = await callApi('/user/passkeys/start');
  const credential = await startRegistration({ optionsJSON: options as never });
  return callApi('/user/passkeys/add', { body: { credential: credential as never } });
}

/** Message for a failed passkey: the browser's own is for developers. */
export function passkeyMessage(error: unknown): string {
  if (isRefusal(error)) return messageOf(error);
  const { name } = (error ?? {}) as { name?: unknown };
  if (name === 'NotAllowedError' || name === 'AbortError')
    return t`No passkey was used. Try again when you are ready.`;
  if (name === 'InvalidStateError') return t`This device has a passkey for your account already.`;
  return t`That did not work with a passkey here. Try again, or use another way.`;
}
