import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { useServed } from '../../../duties/served.data.ts';
import { CheckInButton } from '../../entries/check-in-button.tsx';
import { EntryMenu } from '../../entries/entry-menu.tsx';
import { StateWord } from '../../state-word.tsx';
import { useMissingFirst } from './check-in-board.tsx';
import { EmptyLobby } from './empty-lobby.tsx';
import { RemindMissing } from './remind-missing.tsx';

/** Check-in on a phone: the lobby row by row, one tap per team. */
export function LobbyList({ shown }: { shown: ConsoleMatch }) {
  const { canHost } = useServed();
  const { teams, match, roomNo } = shown;
  const ordered = useMissingFirst(teams);
  const ready = teams.filter(({ state }) => state === 'checked_in').length;
  const isRoomOut = roomNo > 0 && match.state !== 'scheduled';
  if (teams.length === 0) return <EmptyLobby />;
  return (
    <>
      <p className="mb-2 font-display text-action font-medium tabular-nums">
        {t`${ready} of ${teams.length} checked in`}
      </p>
      {canHost && <RemindMissing missing={teams.length - ready} />}
      <ul className="chamfer divide-y divide-line">
        {(match.state === 'scheduled' ? ordered : teams).map((team) => (
          <li key={team.entryId} className="flex min-h-14 items-center gap-3 py-1 pl-3">
            <span className="w-7 shrink-0 text-right font-display text-title font-medium tabular-nums text-quiet">
              {team.roomSlot}
            </span>
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-strong wrap-anywhere">{team.name}</span>
              <span className="flex flex-wrap items-center gap-x-3 text-small text-quiet">
                <StateWord state={team.state} />
                {isRoomOut && (
                  <span className="tabular-nums">{t`room ${team.opened}/${team.players}`}</span>
                )}
              </span>
            </span>
            {canHost && (
              <span className="flex shrink-0">
                <CheckInButton entryId={team.entryId} name={team.name} />
                <EntryMenu entryId={team.entryId} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
