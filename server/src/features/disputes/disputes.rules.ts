import { AppError } from '../../errors.ts';
import type { DisputeRow } from './disputes.queries.ts';
import { disputesTexts } from './disputes.texts.ts';

/** @throws AppError CONFLICT if the dispute is decided or withdrawn */
export function assertUndecided({ state }: Pick<DisputeRow, 'state'>): void {
  if (state === 'open' || state === 'answered') return;
  throw new AppError(
    'CONFLICT',
    state === 'withdrawn' ? disputesTexts.withdrawn : disputesTexts.decidedAlready,
  );
}
