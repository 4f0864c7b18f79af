import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { writeSlotList } from '@one-dream/contract/schedule/slot-list.ts';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { istDayOf, istOf } from '../../../../platform/ist.ts';
import { copyText } from '../../../../ui/feedback/copy-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { CopyButton } from '../../../../ui/form/copy-button.tsx';
import { matchName } from '../../match-words.ts';

type SlotListProps = {
  shown: ConsoleMatch;
  /** Additional actions beside copying. */
  more?: ReactNode;
};

/** The slot list as text for a chat, and for print. */
export function SlotListActions({ shown, more }: SlotListProps) {
  if (shown.teams.length === 0) return null;

  const failed = t`This browser does not let us copy. Print the list, or write it down.`;
  return (
    <span className="flex flex-wrap gap-2 print:hidden">
      <CopyButton
        size="small"
        onCopy={() => copyText(textOf(shown), { failed })}
      >{t`Copy slots`}</CopyButton>
      <Button
        size="small"
        icon={<Printer size={18} />}
        onClick={() => window.print()}
      >{t`Print`}</Button>
      {more}
    </span>
  );
}

/** The slot list on a phone, in the room's order. */
export function SlotList({ shown, more }: SlotListProps) {
  const { match, teams } = shown;
  const isGrouped = match.groups.length > 1;
  if (teams.length === 0)
    return (
      <EmptyState
        title={t`No slots yet`}
        text={t`Draw the stage, and the lobby gets its slots.`}
        className="chamfer"
      />
    );
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-quiet">
          {match.slotsVersion === 0
            ? t`Not published yet`
            : t`Version ${match.slotsVersion}, ${istOf(match.slotsChangedAt)}`}
        </p>
        <SlotListActions shown={shown} more={more} />
      </div>
      <ol className="chamfer divide-y divide-line">
        {teams.map((team) => (
          <li key={team.entryId} className="flex min-h-12 items-center gap-4 px-4 py-1.5">
            <span className="w-8 shrink-0 text-right font-display text-title font-heavy tabular-nums">
              {team.roomSlot}
            </span>
            <span className="min-w-0 flex-1 truncate font-strong">{team.name}</span>
            {isGrouped && team.group && (
              <span className="text-small text-quiet">{t`Group ${team.group}`}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function textOf({ match, teams }: ConsoleMatch): string {
  const when = `${istDayOf(match.startsAt)}, ${istOf(match.startsAt)}`;
  return writeSlotList({
    title: `${match.stage}, ${matchName(match)}: ${match.map}, ${when}`,
    slots: teams,
  });
}
