import { t } from '@lingui/core/macro';
import type { StandingTable } from '@one-dream/contract/features/standings/standings.ts';
import { useQuery } from '@tanstack/react-query';
import { clockOf, istDayOf, istOf } from '../../platform/ist.ts';
import { Heading } from '../../ui/typography.tsx';
import { historyOf, type ResultHistory } from './standings.data.ts';

type TableMatch = StandingTable['matches'][number];

/** The shown version of a match and its time, and the changes of each correction. */
export function MatchVersionNote({ match }: { match: TableMatch }) {
  const history = useQuery(historyOf(match._id));
  return (
    <div className="flex flex-col gap-1 text-small text-quiet">
      <p>
        {t`${match.isFinal ? t`Official` : t`Provisional`}, updated ${clockOf(match.publishedAt)}, ${istDayOf(match.publishedAt)}.`}
      </p>
      {history.data && <Decision history={history.data} />}
      {history.data && <Corrections history={history.data} />}
    </div>
  );
}

/** All published versions of a match, for its scorers. */
export function MatchHistoryBlock({ matchId }: { matchId: string }) {
  const { data } = useQuery(historyOf(matchId));
  if (!data) return null;
  const first = data.versions.at(-1);
  return (
    <section aria-label={t`History`} className="flex flex-col gap-2">
      <Heading level={2}>{t`History`}</Heading>
      <Decision history={data} />
      <Corrections history={data} />
      {first && (
        <p className="text-small text-quiet">{t`First published ${istDayOf(first.publishedAt)}, ${istOf(first.publishedAt)}${(first.by && ` (${first.by})`) ?? ''}, ${first.preset.name}.`}</p>
      )}
      {data.disputeUntil && (
        <p className="text-small text-quiet">{t`Leaders can dispute it until ${istDayOf(data.disputeUntil)}, ${istOf(data.disputeUntil)}.`}</p>
      )}
    </section>
  );
}

/** Why an aborted match counts. */
function Decision({ history }: { history: ResultHistory }) {
  const reason = history.versions.at(-1)?.reason;
  if (!reason) return null;
  return (
    <p className="border-l-2 border-other pl-3 text-bright">{t`Result decided by the organisers: ${reason}`}</p>
  );
}

/** "Corrected 21:40 IST: eliminations of X 6 → 7. Reason", newest first. */
function Corrections({ history }: { history: ResultHistory }) {
  const corrections = history.versions.filter(({ no }) => no > 1);
  if (corrections.length === 0) return null;
  return (
    <ul aria-label={t`Corrections`} className="flex flex-col gap-1 text-small">
      {corrections.map(({ no, publishedAt, changes, reason, by }) => (
        <li key={no} className="border-l-2 border-other pl-3">
          <span className="text-bright">
            {t`Corrected ${istOf(publishedAt)}: ${changes.length > 0 ? changes.join(', ') : t`scored by another preset`}`}
          </span>
          <span className="block text-quiet">
            {reason}
            {by && ` (${by})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
