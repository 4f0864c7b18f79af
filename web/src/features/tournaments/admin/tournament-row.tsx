import { t } from '@lingui/core/macro';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { useNavigate } from 'react-router';
import { startDayOf } from '../../../platform/calendar-date.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { ActionSheet } from '../../../ui/feedback/action-sheet.tsx';
import { IconLink } from '../../../ui/form/icon-link.tsx';
import { StatusBadge } from '../../../ui/list/badge.tsx';
import {
  type TournamentAction,
  type TournamentActionsProps,
  useTournamentActions,
} from './tournament-actions.ts';

/** A tournament in a row, with the actions of its card; on narrow screens they are below it. */
export function AdminTournamentRow(props: TournamentActionsProps) {
  const { tournament } = props;
  const { title } = tournament;
  const navigate = useNavigate();
  const actions = useTournamentActions(props);
  const { teams, edit, exportCsv, view, remove } = actions;
  const isViewInRow = actions.console === undefined;
  // What destroys comes last.
  const more = [teams, edit, exportCsv, ...(isViewInRow ? [] : [view]), remove].map(
    (action: TournamentAction) => ({
      text: action.text,
      danger: action.to === undefined && action.isDanger === true,
      onSelect: () => (action.to === undefined ? action.onPress() : void navigate(action.to)),
    }),
  );
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2 xl:grid-cols-[7.5rem_minmax(0,1fr)_auto]"
    >
      <div className="col-start-2 row-start-1 xl:col-start-1 xl:row-span-2">
        <StatusBadge status={tournament.status} says={translateEnglish(tournament.status)} />
      </div>
      <h2 className="col-start-1 row-start-1 truncate font-strong xl:col-start-2" title={title}>
        {title}
      </h2>
      <p className="col-span-2 text-small text-quiet tabular-nums xl:col-span-1 xl:col-start-2">
        {[
          startDayOf(tournament),
          translateEnglish(tournament.type),
          t`${tournament.slots} teams`,
          formatRupees(tournament.prizePool),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="col-span-2 -ml-3 flex xl:col-span-1 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:ml-0 xl:justify-end">
        {[actions.console ?? actions.view, actions.copy].map(({ text, label, to, Icon }) => (
          <IconLink key={text} to={to} label={label} title={text} icon={<Icon size={20} />} />
        ))}
        <ActionSheet subject={title} actions={more} />
      </div>
    </article>
  );
}
