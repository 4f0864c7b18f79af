import { plural, t } from '@lingui/core/macro';
import { istOf } from '../../platform/ist.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import type { Entry } from './use-entry.ts';

/** Sync state of the draft, and other scorers editing it. */
export function EntryNote({ entry }: { entry: Entry }) {
  const { state, sync, match } = entry;
  const { status, server, taken } = state;
  const names = new Map(match.teams.map(({ entryId, name }) => [entryId, name]));
  return (
    <div className="flex min-w-0 flex-col gap-1 text-small">
      <p role="status" className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1">
        <span
          className={classNames(
            'flex items-center gap-2',
            (status === 'offline' || status === 'refused' || status === 'stale') && 'text-closed',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'size-2 rotate-45',
              status === 'saved' ? 'bg-opened' : 'bg-current',
            )}
          />
          {saveWords(entry)}
        </span>
        {server.others.length > 0 && (
          <span className="text-live">
            {plural(server.others.length, {
              one: `${server.others.join(', ')} has this open too`,
              other: `${server.others.join(', ')} have this open too`,
            })}
          </span>
        )}
      </p>
      {status === 'refused' && (
        <p className="flex flex-wrap items-center gap-3 text-closed">
          {state.problem}
          <Button size="small" onClick={() => void sync.flush()}>{t`Save again`}</Button>
        </p>
      )}
      {taken && (
        <p className="text-other">
          {t`${taken.by} has changed ${[
            ...new Set(taken.cells.map(({ entryId }) => names.get(entryId) ?? t`a team`)),
          ].join(', ')}. It is in here too.`}
        </p>
      )}
    </div>
  );
}

function saveWords({ state: { status, server } }: Entry): string {
  if (status === 'unsaved' || status === 'saving') return t`Saving`;
  if (status === 'offline') return t`Offline. Kept on this device, sent once you are back online.`;
  if (status === 'stale') return t`Not saved: choose between the two drafts below.`;
  if (status === 'refused') return t`Not saved`;
  if (!server.savedAt) return t`Nothing entered yet`;
  return t`Saved ${istOf(server.savedAt)}${server.savedBy ? t` by ${server.savedBy}` : ''}`;
}
