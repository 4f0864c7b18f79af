import { t } from '@lingui/core/macro';
import type { AuditEntry } from '@one-dream/contract/features/dashboard.ts';
import { ArrowRight } from 'lucide-react';
import { adminPaths } from '../../app/admin-paths.ts';
import { exactMoment } from '../../platform/ist.ts';
import { Link } from '../../ui/link.tsx';
import { type AuditChange, listChanges } from './audit-words.ts';
import { EntrySentence } from './entry-sentence.tsx';

export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const changes = listChanges(entry);
  return (
    <li className="min-w-0 border border-line bg-raised px-4 py-3 [contain-intrinsic-size:auto_76px] [content-visibility:auto]">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 flex-1 basis-72">
          <EntrySentence entry={entry} />
        </p>
        <p className="text-small tabular-nums text-quiet">
          {entry.tournamentId && (
            <Link
              to={adminPaths.audit(entry.tournamentId)}
              className="mr-3 underline underline-offset-4 hover:text-bright"
            >{t`This event`}</Link>
          )}
          <time dateTime={entry.at}>{exactMoment(entry.at)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-2 text-small">
          {changes.map((change) => (
            <Change key={change.name} change={change} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Change({ change: { name, before, after } }: { change: AuditChange }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
      <dt className="text-quiet">{name}</dt>
      <dd className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5 wrap-anywhere">
        {before && (
          <del className="text-quiet decoration-closed">
            <span className="visually-hidden">{t`before:`} </span>
            {before}
          </del>
        )}
        {before && after && <ArrowRight aria-hidden="true" size={14} className="text-quiet" />}
        {after && (
          <ins className="no-underline">
            <span className="visually-hidden">{t`after:`} </span>
            {after}
          </ins>
        )}
      </dd>
    </div>
  );
}
