import type { SecondStep } from '@one-dream/contract/features/auth/auth.second-factor.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import type { AccountRow } from '../../users/users.shared.queries.ts';
import { enqueueSecurityNotice } from '../security-notices.actions.ts';
import { startSession } from '../sessions.actions.ts';
import type { SignInFrom } from './device-cookie.actions.ts';
import * as factors from './second-factor.queries.ts';
import { firstStepConfirms, needsSecondStep, ticketMinutes } from './second-factor.rules.ts';
import * as steps from './steps.queries.ts';

/** The token is empty if a second step is to follow. */
export interface SignedIn {
  token: string;
  secondStep?: SecondStep;
}

export interface FirstStep {
  /** Locked by the caller, with its role from now on. */
  account: Pick<AccountRow, 'id' | 'role' | 'name' | 'email' | 'password_hash'>;
  from: SignInFrom;
  /** When the provider was linked to an existing account; `null` for all else. */
  linkedAt?: Date | null;
}

/** Signs in if a password or a provider is enough; else says how to go on. In the caller's transaction. */
export async function completeFirstStep(
  platform: Platform,
  trx: Db,
  { account, from, linkedAt = null }: FirstStep,
): Promise<SignedIn> {
  const now = platform.now();
  const found = await factors.findFactors(trx, { userId: account.id, now });
  const { hasAuthenticator = false, passkeyCount = 0 } = found ?? {};
  const hasPasskey = passkeyCount > 0;
  const hasDuty = account.role !== 'user' || (found?.dutySince ?? null) !== null;
  if (!needsSecondStep({ hasAuthenticator, hasPasskey, hasDuty }))
    return {
      token: await completeSignIn(platform, trx, {
        ...{ account, from },
        isConfirmed: firstStepConfirms({ linkedAt, hasPasskey, now }),
      }),
    };
  const ticket = newSecret();
  await steps.insertSignInStep(trx, {
    ticket_hash: hashSecret(ticket),
    user_id: account.id,
    password_hash: account.password_hash,
    expires_at: new Date(now.getTime() + ticketMinutes * 60_000),
  });
  return { token: '', secondStep: { ticket, hasAuthenticator, hasPasskey } };
}

/** Starts the session of a user who has shown enough; mails them if the device is new. */
export async function completeSignIn(
  platform: Platform,
  trx: Db,
  {
    account,
    from,
    isConfirmed = true,
  }: Pick<FirstStep, 'account' | 'from'> & { isConfirmed?: boolean },
): Promise<string> {
  const now = platform.now();
  const { id: userId, role } = account;
  const { isKnown, isFirst } = await steps.noteDevice(trx, {
    userId,
    deviceIdHash: hashSecret(from.deviceId),
    now,
  });
  // No mail about the device that they registered with.
  if (!isKnown && !isFirst) {
    await enqueueSecurityNotice(platform, trx, {
      account,
      event: { kind: 'new-device', detail: from.device },
    });
  }
  return startSession(trx, { userId, role, now, device: from.device, isConfirmed });
}
