import { t } from '@lingui/core/macro';
import type { AuditEntry } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { describeEntry } from './audit-words.ts';

export function EntrySentence({
  entry,
}: {
  entry: Pick<AuditEntry, 'actor' | 'action' | 'subject'> & {
    /** Equal acts that it stands for, besides itself. */
    more?: number | undefined;
  };
}) {
  const { actor, words, subject } = describeEntry(entry);
  return (
    <span className="wrap-anywhere text-quiet">
      <strong className="font-strong text-bright">{actor}</strong> {words}
      {subject && <span className="text-bright"> {subject}</span>}
      {entry.more && ` ${t`and ${entry.more} more`}`}
    </span>
  );
}
