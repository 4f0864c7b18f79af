import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { EllipsisVertical } from 'lucide-react';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { translateReason } from '../../../platform/translate-reason.ts';
import { Badge } from '../../../ui/list/badge.tsx';
import { Menu, type MenuItem } from '../../../ui/list/menu.tsx';
import { useServed } from '../../duties/served.data.ts';
import { matchName, matchStateLooks } from '../match-words.ts';
import { clockSince, startWords } from '../span.ts';
import type { MatchDialog } from './match-dialogs.tsx';

/** Title, start and state of the match, with secondary actions beside the next step. */
export function MatchHead({
  shown,
  onDialog,
}: {
  shown: ConsoleMatch;
  onDialog: (dialog: MatchDialog) => void;
}) {
  const { canHost } = useServed();
  const { match } = shown;
  const look = matchStateLooks()[match.state];
  const items = canHost ? menuOf(match, onDialog) : [];
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-title font-medium">
          {matchName(match)}
          <Badge tone={look.tone}>{look.text}</Badge>
        </h2>
        <p className="mt-1 text-small text-quiet">
          {match.stage} · {match.map}
          {match.recall && t` (recall on)`}
        </p>
        <p className="mt-1 text-small">
          <span className="tabular-nums">
            {istDayOf(match.startsAt)}, {istOf(match.startsAt)}
          </span>
          <Countdown match={match} />
        </p>
        {match.reason && (
          <p className="mt-1 text-small text-quiet">{t`Why: ${translateReason(match.reason)}`}</p>
        )}
      </div>
      {items.length > 0 && (
        <Menu
          label={t`More about ${matchName(match)}`}
          trigger={<EllipsisVertical size={22} />}
          triggerClassName="inline-grid size-11 place-items-center text-quiet transition-colors hover:text-bright"
          items={items}
        />
      )}
    </div>
  );
}

function Countdown({ match }: { match: ConsoleMatch['match'] }) {
  const now = useServerNow();
  const isAhead = match.state === 'scheduled' || match.state === 'room_released';
  const begun = match.state === 'playing' && match.startedAt;
  if (!isAhead && !begun) return null;
  return (
    <span className="font-strong tabular-nums">
      {' · '}
      {begun ? clockSince(begun, now) : startWords(match.startsAt, now)}
    </span>
  );
}

function menuOf(
  { state, format }: Pick<ConsoleMatch['match'], 'state' | 'format'>,
  onDialog: (dialog: MatchDialog) => void,
): MenuItem[] {
  const isAhead = state === 'scheduled' || state === 'room_released' || state === 'postponed';
  const isPlayed = state === 'playing' || state === 'results_in' || state === 'published';
  const item = (text: string, dialog: MatchDialog, danger = false) => ({
    text,
    danger,
    onSelect: () => onDialog(dialog),
  });
  return [
    ...(isAhead ? [item(t`Move start…`, 'move'), item(t`Change map…`, 'map')] : []),
    ...(isAhead && state !== 'postponed' ? [item(t`Postpone…`, 'postpone')] : []),
    ...(isAhead && format === 'groups' ? [item(t`Play with another lobby…`, 'merge')] : []),
    ...(isAhead ? [item(t`Cancel match…`, 'cancel', true)] : []),
    ...(state === 'playing' ? [item(t`Take the start back…`, 'undo-start')] : []),
    ...(isPlayed ? [item(t`Void and replay…`, 'void', true)] : []),
  ];
}
