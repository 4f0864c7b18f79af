import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
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
import { classNames } from '../../../ui/class-names.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SlotMeter } from '../../../ui/slot-meter.tsx';
import { Banner } from '../banner.tsx';
import { formatCalendarDate } from '../calendar-date.ts';
import { useExportTeams } from './export-teams.ts';

export type AdminTournamentCardProps = {
  tournament: Tournament;
  isFirst: boolean;
  onDelete: () => void;
};

/** A tournament in the back office's list, with what can be done about it. */
export function AdminTournamentCard({ tournament, isFirst, onDelete }: AdminTournamentCardProps) {
  const { _id, title, organizer, status } = tournament;
  const exportTeams = useExportTeams();
  return (
    <Panel as="article" padding="bare" aria-label={title} className="flex flex-col">
      <div className="relative m-px">
        <Banner
          src={tournament.banner}
          sizes="(min-width: 1280px) 310px, (min-width: 1024px) 360px, (min-width: 480px) 50vw, 100vw"
          isFirst={isFirst}
          className="chamfer-clip"
        />
        <div className="absolute bottom-3 left-4">
          <StatusBadge status={status} />
        </div>
      </div>
      <div className="flex items-start gap-2 pt-4 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 font-display text-title font-medium wrap-anywhere">
            {title}
          </h2>
          <p className="mt-0.5 truncate text-small text-quiet">{organizer}</p>
        </div>
        <Link
          to={paths.tournament(_id)}
          aria-label={`View ${title} on site`}
          title="View on site"
          className="inline-grid size-11 shrink-0 place-items-center text-quiet transition-colors hover:text-bright"
        >
          <ExternalLink aria-hidden="true" size={20} />
        </Link>
        <Link
          to={adminPaths.tournaments({ copy: _id })}
          aria-label={`Duplicate ${title}`}
          title="Duplicate"
          className="inline-grid size-11 shrink-0 place-items-center text-quiet transition-colors hover:text-bright"
        >
          <Copy aria-hidden="true" size={20} />
        </Link>
      </div>
      <Facts tournament={tournament} />
      <div className="mx-px mt-auto mb-px grid grid-cols-2 gap-px border-t border-line bg-line">
        {status !== 'COMPLETED' && (
          <div className="col-span-2 grid">
            <CardLink
              to={consolePaths.tournament(_id)}
              icon={<ClipboardList size={18} />}
              text="Console"
              label={`Console of ${title}`}
            />
          </div>
        )}
        <CardLink
          to={adminPaths.tournaments({ teams: _id })}
          icon={<UsersRound size={18} />}
          text="Manage Teams"
          label={`Manage teams of ${title}`}
        />
        <CardLink
          to={adminPaths.tournaments({ edit: _id })}
          icon={<PencilLine size={18} />}
          text="Edit"
          label={`Edit ${title}`}
        />
        <CardButton
          icon={<FileDown size={18} />}
          text={exportTeams.isPending ? 'Exporting...' : 'Export CSV'}
          label={`Export CSV of ${title}`}
          busy={exportTeams.isPending}
          onPress={() => exportTeams.mutate(tournament)}
        />
        <CardButton
          icon={<Trash2 size={18} />}
          text="Delete"
          label={`Delete ${title}`}
          danger
          onPress={onDelete}
        />
      </div>
    </Panel>
  );
}

function Facts({ tournament }: { tournament: Tournament }) {
  const { used, total } = readSlots(tournament.slots);
  return (
    <div className="px-4 pt-3 pb-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
        <Row label="Prize pool">{formatRupees(tournament.prizePool) || '–'}</Row>
        <Row label="Starts">{formatCalendarDate(tournament.startDate)}</Row>
        <Row label="Type">{tournament.type}</Row>
        <Row label="Registered teams">
          <span className="tabular-nums">
            {used.toLocaleString('en-IN')} / {total.toLocaleString('en-IN')}
          </span>
        </Row>
      </dl>
      <SlotMeter
        used={used}
        total={total}
        isNeutral={tournament.status === 'LIVE' || tournament.status === 'COMPLETED'}
        className="mt-2.5 h-4!"
      />
    </div>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{label}</dt>
      <dd className="max-w-40 truncate text-right font-strong">{children}</dd>
    </>
  );
}

const actionLook =
  'flex min-h-12 items-center justify-center gap-2.5 bg-raised px-2 font-display text-label font-medium tracking-wide text-bright no-underline transition-colors hover:bg-lifted focus-visible:-outline-offset-2';

function CardLink(props: { to: string; icon: ReactNode; text: string; label: string }) {
  return (
    <Link to={props.to} aria-label={props.label} className={actionLook}>
      <span aria-hidden="true" className="text-quiet">
        {props.icon}
      </span>
      {props.text}
    </Link>
  );
}

function CardButton(props: {
  icon: ReactNode;
  text: string;
  label: string;
  danger?: boolean;
  busy?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      aria-disabled={props.busy || undefined}
      onClick={() => !props.busy && props.onPress()}
      className={classNames(actionLook, props.danger && 'hover:text-closed')}
    >
      <span aria-hidden="true" className={props.danger ? 'text-closed' : 'text-quiet'}>
        {props.icon}
      </span>
      {props.text}
    </button>
  );
}

export function AdminTournamentCardSkeleton() {
  return (
    <Panel padding="bare" className="flex flex-col">
      <Skeleton className="chamfer-clip m-px aspect-video" />
      <div className="h-[250px] p-4">
        <Skeleton className="h-7 w-3/4" />
        <Skeleton className="mt-2 h-4 w-1/2" />
        <Skeleton className="mt-6 h-20" />
      </div>
    </Panel>
  );
}
