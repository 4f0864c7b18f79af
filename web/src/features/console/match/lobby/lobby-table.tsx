import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { Avatar } from '../../../../ui/art/avatar.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { CheckInButton } from '../../entries/check-in-button.tsx';
import { EntryMenu } from '../../entries/entry-menu.tsx';
import { StateWord } from '../../state-word.tsx';
import { EmptyLobby } from './empty-lobby.tsx';

const head =
  'h-10 px-2 text-left font-display text-label font-medium tracking-[0.06em] text-quiet first:pl-3 last:pr-1';
const cell = 'h-11 px-2 align-middle first:pl-3 last:pr-1';

/** The lobby row by row: slot, team, check-in, and which players have opened the room. */
export function LobbyTable({ shown }: { shown: ConsoleMatch }) {
  const { canHost } = useServed();
  const { match, teams, roomNo } = shown;
  const isRoomOut = roomNo > 0 && match.state !== 'scheduled';
  const ready = teams.filter(({ state }) => state === 'checked_in').length;
  const opened = teams.reduce((sum, team) => sum + team.opened, 0);
  const players = teams.reduce((sum, team) => sum + team.players, 0);
  if (teams.length === 0) return <EmptyLobby />;
  return (
    <div className="chamfer overflow-x-auto">
      <table aria-label={t`Lobby`} className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${head} w-14`}>{t`Slot`}</th>
            <th scope="col" className={head}>{t`Team`}</th>
            <th scope="col" className={`${head} w-44`}>
              {t`Check-in ${ready}/${teams.length}`}
            </th>
            <th scope="col" className={`${head} w-32 text-right`}>
              {isRoomOut ? t`Opened ${opened}/${players}` : t`Opened`}
            </th>
            <th scope="col" className={`${head} w-24`}>
              <span className="visually-hidden">{t`What can be done`}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.entryId} className="border-b border-line last:border-0">
              <td className={`${cell} font-display text-action font-medium tabular-nums`}>
                {team.roomSlot}
              </td>
              <td className={`${cell} max-w-0`}>
                <span className="flex items-center gap-3">
                  <Avatar kind="team" name={team.name} src={team.logo} size={28} />
                  <span className="truncate font-strong">{team.name}</span>
                  {match.groups.length > 1 && team.group && (
                    <span className="text-small text-quiet">{team.group}</span>
                  )}
                </span>
              </td>
              <td className={cell}>
                <StateWord state={team.state} />
              </td>
              <td className={`${cell} text-right tabular-nums`}>
                {isRoomOut ? (
                  <span className={team.opened === 0 ? 'text-closed' : ''}>
                    {team.opened}/{team.players}
                  </span>
                ) : (
                  <span className="text-quiet">–</span>
                )}
              </td>
              <td className={cell}>
                {canHost && (
                  <span className="flex justify-end">
                    <CheckInButton entryId={team.entryId} name={team.name} />
                    <EntryMenu entryId={team.entryId} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
