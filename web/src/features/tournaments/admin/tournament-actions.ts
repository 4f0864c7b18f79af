import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
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
import { adminPaths } from '../../../app/admin-paths.ts';
import { consolePaths } from '../../../app/console-paths.ts';
import { paths } from '../../../app/paths.ts';
import { useExportTeams } from './export-teams.ts';

/** One thing to do about a tournament: it leads somewhere, or is done at once. */
export type TournamentAction = {
  text: string;
  /** Names the tournament, too. */
  label: string;
  Icon: LucideIcon;
} & (
  | { to: string; onPress?: undefined }
  | { to?: undefined; onPress: () => void; isBusy?: boolean; isDanger?: boolean }
);

export type TournamentActionsProps = { tournament: Tournament; onDelete: () => void };

/** Everything that the list offers for a tournament, whether it stands there as a card or in a line. */
export function useTournamentActions({ tournament, onDelete }: TournamentActionsProps) {
  const { _id, title, status } = tournament;
  const { isPending, mutate } = useExportTeams();
  return {
    console:
      status === 'COMPLETED'
        ? undefined
        : {
            text: 'Console',
            label: `Console of ${title}`,
            Icon: ClipboardList,
            to: consolePaths.tournament(_id),
          },
    teams: {
      text: 'Manage Teams',
      label: `Manage teams of ${title}`,
      Icon: UsersRound,
      to: adminPaths.tournaments({ teams: _id }),
    },
    edit: {
      text: 'Edit',
      label: `Edit ${title}`,
      Icon: PencilLine,
      to: adminPaths.tournaments({ edit: _id }),
    },
    exportCsv: {
      text: isPending ? 'Exporting...' : 'Export CSV',
      label: `Export CSV of ${title}`,
      Icon: FileDown,
      isBusy: isPending,
      onPress: () => !isPending && mutate(tournament),
    },
    view: {
      text: 'View on site',
      label: `View ${title} on site`,
      Icon: ExternalLink,
      to: paths.tournament(_id),
    },
    copy: {
      text: 'Copy',
      label: `Copy ${title}`,
      Icon: Copy,
      to: adminPaths.tournaments({ copy: _id }),
    },
    remove: {
      text: 'Delete',
      label: `Delete ${title}`,
      Icon: Trash2,
      isDanger: true,
      onPress: onDelete,
    },
  } satisfies Record<string, TournamentAction | undefined>;
}
