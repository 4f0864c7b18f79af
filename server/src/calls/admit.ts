import type { AnyCall } from '@one-dream/contract/call.ts';
import { asksForConfirmation } from '@one-dream/contract/call-effects.ts';
import type { Duty } from '@one-dream/contract/duties.ts';
import { AppError } from '../errors.ts';
import { callTexts as texts } from './calls.texts.ts';
import {
  assertConfirmed,
  assertSecondFactor,
  opensTo,
  type Session,
  type Viewer,
} from './viewer.ts';

/** Finds a user's duties for the tournament identified by the path parameters. */
export type FindDuties = (
  userId: string,
  params: Record<string, string>,
) => Promise<readonly Duty[]>;

export interface Admission {
  call: AnyCall;
  session: Session | undefined;
  /** Not parsed yet. */
  params: unknown;
  findDuties: FindDuties;
}

/** @throws AppError NOT_SIGNED_IN, NOT_ALLOWED, SECOND_FACTOR_REQUIRED, CONFIRMATION_NEEDED */
export async function admit({ call, session, params, findDuties }: Admission): Promise<void> {
  if (call.access === 'public') return;
  if (!session) throw new AppError('NOT_SIGNED_IN', texts.signIn);
  if (!(await isAdmitted({ call, params, findDuties, viewer: session.viewer })))
    throw new AppError('NOT_ALLOWED', texts.notAllowed);
  if (call.access !== 'user') assertSecondFactor(session);
  if (asksForConfirmation(call)) assertConfirmed(session);
}

async function isAdmitted({
  call,
  params,
  findDuties,
  viewer,
}: Omit<Admission, 'session'> & { viewer: Viewer }): Promise<boolean> {
  if (opensTo(call, { viewer, held: [] })) return true;
  if (call.access !== 'duty') return false;
  const parsed = call.params.safeParse(params);
  if (!parsed.success) return false;
  const held = await findDuties(viewer.id, parsed.data as Record<string, string>);
  return opensTo(call, { viewer, held });
}
