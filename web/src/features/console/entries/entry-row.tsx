import { t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import { clockOf } from '../../../platform/ist.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { StateWord } from '../state-word.tsx';
import { CheckInButton } from './check-in-button.tsx';
import { EntryMenu } from './entry-menu.tsx';

/** An entry with its number, state and host actions. */
export function EntryRow({ entry }: { entry: StaffEntry }) {
  const { slot, place, state, name, lineup, lacks } = entry;
  const isIn = slot !== null || place !== null;
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5 pl-3">
      <span className="w-9 shrink-0 text-right font-display text-title font-medium tabular-nums text-quiet">
        {slot ?? place ?? '–'}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-strong wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
          <StateWord state={state} />
          {entry.checkedIn && (
            <span className="tabular-nums">{t`${clockOf(entry.checkedIn.at)} IST`}</span>
          )}
          {isIn && lineup.ready < lineup.needed && (
            <span className="text-closed" title={lacks.join(' ')}>
              {t`${lineup.ready} of ${lineup.needed} players complete`}
            </span>
          )}
          {isIn && entry.banned.length > 0 && (
            <span className="text-closed wrap-anywhere">{t`banned: ${entry.banned.join(', ')}`}</span>
          )}
          {entry.withdrawAsked && <span className="text-closed">{t`asks to withdraw`}</span>}
          {entry.skipReason && <span>{t`passed over: ${entry.skipReason}`}</span>}
          {entry.reserved && <span>{t`reserved place`}</span>}
          {entry.isGuest && <span>{t`guest`}</span>}
          {slot === null && place === null && entry.reason && (
            <span>{translateReason(entry.reason)}</span>
          )}
        </span>
      </span>
      <span className="flex shrink-0">
        <CheckInButton entryId={entry.entryId} name={name} />
        <EntryMenu entryId={entry.entryId} />
      </span>
    </li>
  );
}
