import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import {
  ClipboardList,
  Copy,
  ExternalLink,
  FileDown,
  type LucideIcon,
  PencilLine,
  Trash2,
  UsersRound,
} from 'lucide-react';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useExportTeams } from './export-teams.ts';

/** An action on a tournament: a link, or performed at once. */
export type TournamentAction = {
  text: string;
  /** Accessible name, including the tournament's. */
  label: string;
  Icon: LucideIcon;
} & (
  | { to: string; onPress?: undefined }
  | { to?: undefined; onPress: () => void; isBusy?: boolean; isDanger?: boolean }
);

export type TournamentActionsProps = { tournament: Tournament; onDelete: () => void };

/** All actions offered for a tournament, in a card or a row. */
export function useTournamentActions({ tournament, onDelete }: TournamentActionsProps) {
  const { _id, title, status } = tournament;
  const { isPending, mutate } = useExportTeams();
  return {
    console:
      status === 'COMPLETED'
        ? undefined
        : {
            text: t`Console`,
            label: t`Console of ${title}`,
            Icon: ClipboardList,
            to: consolePaths.tournament(_id),
          },
    teams: {
      text: t`Manage Teams`,
      label: t`Manage teams of ${title}`,
      Icon: UsersRound,
      to: adminPaths.tournaments({ teams: _id }),
    },
    edit: {
      text: t`Edit`,
      label: t`Edit ${title}`,
      Icon: PencilLine,
      to: adminPaths.tournaments({ edit: _id }),
    },
    exportCsv: {
      text: isPending ? t`Exporting...` : t`Export CSV`,
      label: t`Export CSV of ${title}`,
      Icon: FileDown,
      isBusy: isPending,
      onPress: () => !isPending && mutate(tournament),
    },
    view: {
      text: t`View on site`,
      label: t`View ${title} on site`,
      Icon: ExternalLink,
      to: paths.tournament(_id),
    },
    copy: {
      text: t`Copy`,
      label: t`Copy ${title}`,
      Icon: Copy,
      to: adminPaths.tournaments({ copy: _id }),
    },
    remove: {
      text: t`Delete`,
      label: t`Delete ${title}`,
      Icon: Trash2,
      isDanger: true,
      onPress: onDelete,
    },
  } satisfies Record<string, TournamentAction | undefined>;
}
