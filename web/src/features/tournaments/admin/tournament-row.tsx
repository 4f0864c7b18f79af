import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import {
  ClipboardList,
  Copy,
  ExternalLink,
  FileDown,
  PencilLine,
  Trash2,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '../../../app/admin-paths.ts';
import { consolePaths } from '../../../app/console-paths.ts';
import { paths } from '../../../app/paths.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formatCalendarDate } from '../calendar-date.ts';
import { useExportTeams } from './export-teams.ts';

/** A tournament in a line, with what its card offers to do about it; where there is less room, that stands below. */
export function AdminTournamentRow(props: { tournament: Tournament; onDelete: () => void }) {
  const { tournament, onDelete } = props;
  const { _id, title, status } = tournament;
  const exportTeams = useExportTeams();
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 xl:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
    >
      <div className="col-start-2 row-start-1 self-start xl:col-start-1 xl:self-center">
        <StatusBadge status={status} />
      </div>
      <div className="col-start-1 row-start-1 min-w-0 xl:col-start-2">
        <h2 className="truncate font-strong" title={title}>
          {title}
        </h2>
        <p className="text-small text-quiet tabular-nums">
          {[
            formatCalendarDate(tournament.startDate),
            tournament.type,
            `${tournament.slots} teams`,
            formatRupees(tournament.prizePool),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="col-span-2 -ml-3 flex xl:col-span-1 xl:col-start-3 xl:row-start-1 xl:ml-0 xl:justify-end">
        {status !== 'COMPLETED' && (
          <RowLink to={consolePaths.tournament(_id)} label={`Console of ${title}`} text="Console">
            <ClipboardList aria-hidden="true" size={20} />
          </RowLink>
        )}
        <RowLink
          to={adminPaths.tournaments({ teams: _id })}
          label={`Manage teams of ${title}`}
          text="Manage Teams"
        >
          <UsersRound aria-hidden="true" size={20} />
        </RowLink>
        <RowLink to={adminPaths.tournaments({ edit: _id })} label={`Edit ${title}`} text="Edit">
          <PencilLine aria-hidden="true" size={20} />
        </RowLink>
        <IconButton
          label={`Export CSV of ${title}`}
          title={exportTeams.isPending ? 'Exporting...' : 'Export CSV'}
          icon={<FileDown aria-hidden="true" size={20} />}
          aria-disabled={exportTeams.isPending || undefined}
          onClick={() => !exportTeams.isPending && exportTeams.mutate(tournament)}
        />
        <RowLink to={paths.tournament(_id)} label={`View ${title} on site`} text="View on site">
          <ExternalLink aria-hidden="true" size={20} />
        </RowLink>
        <RowLink
          to={adminPaths.tournaments({ copy: _id })}
          label={`Duplicate ${title}`}
          text="Duplicate"
        >
          <Copy aria-hidden="true" size={20} />
        </RowLink>
        <IconButton
          label={`Delete ${title}`}
          title="Delete"
          icon={<Trash2 aria-hidden="true" size={20} />}
          className="text-closed!"
          onClick={onDelete}
        />
      </div>
    </article>
  );
}

function RowLink(props: { to: string; label: string; text: string; children: ReactNode }) {
  return (
    <Link
      to={props.to}
      aria-label={props.label}
      title={props.text}
      className="inline-grid size-11 shrink-0 place-items-center text-quiet transition-colors hover:text-bright"
    >
      {props.children}
    </Link>
  );
}
