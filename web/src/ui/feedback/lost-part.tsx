import { t } from '@lingui/core/macro';
import { FailureNotice } from './failure-notice.tsx';
import type { Part } from './part.ts';

export const lostWords = () => t`This did not load. Check your connection, then try again.`;

/** In the place of a part whose code did not come. */
export function LostPart<Props>({ part }: { part: Part<Props> }) {
  return <FailureNotice onRetry={() => void part.fetch()}>{lostWords()}</FailureNotice>;
}
