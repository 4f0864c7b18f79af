import { t } from '@lingui/core/macro';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { sayEnglish } from '../../../platform/say.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { IconLink } from '../../../ui/form/icon-link.tsx';
import { StatusBadge } from '../../../ui/list/badge.tsx';
import {
  type TournamentAction,
  type TournamentActionsProps,
  useTournamentActions,
} from './tournament-actions.ts';

/** A tournament in a row, with the actions of its card, below it on narrow screens. */
export function AdminTournamentRow(props: TournamentActionsProps) {
  const { tournament } = props;
  const { title } = tournament;
  const actions: Record<string, TournamentAction | undefined> = useTournamentActions(props);
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 xl:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
    >
      <div className="col-start-2 row-start-1 xl:col-start-1 xl:row-span-2">
        <StatusBadge status={tournament.status} says={sayEnglish(tournament.status)} />
      </div>
      <h2 className="col-start-1 row-start-1 truncate font-strong xl:col-start-2" title={title}>
        {title}
      </h2>
      <p className="col-span-2 text-small text-quiet tabular-nums xl:col-span-1 xl:col-start-2">
        {[
          formatCalendarDate(tournament.startDate),
          sayEnglish(tournament.type),
          t`${tournament.slots} teams`,
          formatRupees(tournament.prizePool),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="col-span-2 -ml-3 flex xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:ml-0 xl:justify-end">
        {Object.entries(actions).map(
          ([name, action]) => action && <RowAction key={name} action={action} />,
        )}
      </div>
    </article>
  );
}

function RowAction({ action }: { action: TournamentAction }) {
  const { text, label, Icon } = action;
  const icon = <Icon aria-hidden="true" size={20} />;
  if (action.to !== undefined)
    return <IconLink to={action.to} label={label} title={text} icon={icon} />;
  return (
    <IconButton
      label={label}
      title={text}
      icon={icon}
      aria-disabled={action.isBusy || undefined}
      className={classNames(action.isDanger && 'text-closed!')}
      onClick={action.onPress}
    />
  );
}
