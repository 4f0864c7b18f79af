import { t } from '@lingui/core/macro';
import { callApi } from '../../platform/api.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';

/** Its code comes when somebody uses a passkey, with no page. */
const load = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Has a passkey of this device, or of a phone beside it, sign in. @returns the session's token */
export async function signInWithPasskey(): Promise<string> {
  const { startAuthentication } = await load();
  const { options } = await callApi('/auth/login/passkey/start');
  const credential = await startAuthentication({ optionsJSON: options as never });
  const { token } = await callApi('/auth/login/passkey', {
    body: { credential: credential as never },
  });
  return token;
}

/** Has one of the person's own passkeys show that it is them. */
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

/** Message for a failed passkey: the browser's own words are for programmers. */
export function passkeyMessage(error: unknown): string {
  if (isRefusal(error)) return messageOf(error);
  const { name } = (error ?? {}) as { name?: unknown };
  if (name === 'NotAllowedError' || name === 'AbortError')
    return t`No passkey was used. Try again when you are ready.`;
  if (name === 'InvalidStateError') return t`This device has a passkey for your account already.`;
  return t`That did not work with a passkey here. Try again, or use another way.`;
}
