import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RosterEntry } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { RowAction } from '../../../ui/admin/row-action.tsx';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/list/badge.tsx';

/** A registered team; expands to the roster at registration. */
export function RosterRow({ team, onRemove }: { team: RosterEntry; onRemove: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    // Up to a thousand rows: the browser lays out only visible ones.
    <li className="min-w-0 border border-line bg-raised rounded-hair [contain-intrinsic-size:auto_74px] [content-visibility:auto]">
      <div className="flex items-center gap-1 pr-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-18 min-w-0 flex-1 items-center gap-3 py-3 pl-3 text-left focus-visible:-outline-offset-2 sm:gap-4 sm:pl-4"
        >
          <span className="w-9 shrink-0 text-center font-display text-title font-medium tabular-nums text-quiet">
            <span className="visually-hidden">{t`Entry no.`} </span>
            {team.entryNo}
          </span>
          <Avatar kind="team" name={team.name} src={team.logo} size={44} />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 font-strong wrap-anywhere">{team.name}</span>
            <span className="block truncate text-small text-quiet">
              {team.players.length}{' '}
              {plural(team.players.length, { one: 'player', other: 'players' })}
              <span className="max-sm:hidden"> · {team.leader.email}</span>
            </span>
          </span>
          <ChevronDown
            size={20}
            className={classNames(
              'shrink-0 text-quiet transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </button>
        <RowAction
          icon={<Trash2 size={18} />}
          text={t`Remove`}
          label={t`Remove ${team.name}`}
          danger
          onClick={onRemove}
        />
      </div>
      {isOpen && (
        <div id={id} className="border-t border-line p-3 sm:p-4">
          <Roster team={team} />
        </div>
      )}
    </li>
  );
}

function Roster({ team }: { team: RosterEntry }) {
  return (
    <>
      <p className="mb-3 text-small text-quiet wrap-anywhere">
        <Trans>
          Registered <RelativeTime at={team.registeredAt} /> by {team.leader.email}
          {team.leader.discordTag && t` (Discord ${team.leader.discordTag})`}
        </Trans>
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {team.players.map((player, index) => (
          <li
            key={player.inGameId}
            className="min-w-0 border border-line bg-ground p-3 text-small rounded-hair"
          >
            <p className="flex items-center gap-2">
              <span className="min-w-0 truncate text-body font-strong">{player.inGameName}</span>
              {index === 0 && <Badge tone="flare">{t`LDR`}</Badge>}
            </p>
            <p className="truncate text-quiet">{player.name}</p>
            <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 [&_dt]:text-quiet">
              <dt>{t`Game ID`}</dt>
              <dd className="truncate tabular-nums">{player.inGameId}</dd>
              <dt>{t`Role`}</dt>
              <dd className="truncate">{player.inGameRole || 'N/A'}</dd>
              <dt>{t`Discord ID`}</dt>
              <dd className="truncate tabular-nums">{player.discordId || 'N/A'}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
