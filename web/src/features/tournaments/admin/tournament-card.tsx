import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { startDayOf } from '../../../platform/calendar-date.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { IconLink } from '../../../ui/form/icon-link.tsx';
import { StatusBadge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { SlotMeter } from '../../../ui/list/slot-meter.tsx';
import { Banner } from '../banner.tsx';
import {
  type TournamentAction,
  type TournamentActionsProps,
  useTournamentActions,
} from './tournament-actions.ts';

type AdminTournamentCardProps = TournamentActionsProps & { isFirst: boolean };

/** A tournament in the back office's list, with its actions. */
export function AdminTournamentCard({ isFirst, ...rest }: AdminTournamentCardProps) {
  const { tournament } = rest;
  const { title, organizer, status } = tournament;
  const actions = useTournamentActions(rest);
  return (
    <Panel as="article" padding="bare" aria-label={title} className="flex flex-col">
      <div className="m-px">
        <Banner
          of={tournament}
          sizes="(min-width: 1280px) 310px, (min-width: 1024px) 360px, (min-width: 480px) 50vw, 100vw"
          isFirst={isFirst}
          className="chamfer-clip"
        />
      </div>
      <div className="flex items-start gap-2 pt-4 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 font-display text-title font-medium wrap-anywhere">
            {title}
          </h2>
          <p className="mt-0.5 truncate text-small text-quiet">{organizer}</p>
          <p className="mt-2">
            <StatusBadge status={status} says={translateEnglish(status)} />
          </p>
        </div>
        {[actions.view, actions.copy].map(({ text, label, to, Icon }) => (
          <IconLink key={text} to={to} label={label} title={text} icon={<Icon size={20} />} />
        ))}
      </div>
      <Facts tournament={tournament} />
      <div className="mx-px mt-auto mb-px grid grid-cols-2 gap-px border-t border-line bg-line">
        {actions.console && (
          <div className="col-span-2 grid">
            <CardAction action={actions.console} />
          </div>
        )}
        <CardAction action={actions.teams} />
        <CardAction action={actions.edit} />
        <CardAction action={actions.exportCsv} />
        <CardAction action={actions.remove} />
      </div>
    </Panel>
  );
}

function Facts({ tournament }: { tournament: Tournament }) {
  const { used, total } = readSlots(tournament.slots);
  return (
    <div className="px-4 pt-3 pb-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-small">
        <Row label={t`Prize pool`}>{formatRupees(tournament.prizePool) || '–'}</Row>
        <Row label={t`Starts`}>{startDayOf(tournament)}</Row>
        <Row label={t`Type`}>{translateEnglish(tournament.type)}</Row>
        <Row label={t`Registered teams`}>
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
      <dd className="max-w-40 text-right wrap-anywhere font-strong">{children}</dd>
    </>
  );
}

const actionLook =
  'flex min-h-12 items-center justify-center gap-2.5 bg-raised px-2 font-display text-label font-medium tracking-wide text-bright no-underline transition-colors hover:bg-lifted focus-visible:-outline-offset-2';

function CardAction({ action }: { action: TournamentAction }) {
  const { text, label, Icon } = action;
  const icon = (tone: string) => (
    <span aria-hidden="true" className={tone}>
      <Icon size={18} />
    </span>
  );
  if (action.to !== undefined) {
    return (
      <Link to={action.to} aria-label={label} className={actionLook}>
        {icon('text-quiet')}
        {text}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={action.isBusy || undefined}
      onClick={action.onPress}
      className={classNames(actionLook, action.isDanger && 'hover:text-closed')}
    >
      {icon(action.isDanger ? 'text-closed' : 'text-quiet')}
      {text}
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
