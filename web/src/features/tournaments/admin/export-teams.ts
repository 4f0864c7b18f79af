import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../platform/download.ts';
import { organisation } from '../../../platform/organisation.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { fetchRosters } from './tournaments.admin.data.ts';

/** Downloads a tournament's registered teams as a CSV file generated in the browser. */
export function useExportTeams() {
  return useMutation({
    mutationFn: async ({ _id, title, log_channel }: Tournament) => {
      const [teams, { teamsCsv, teamsCsvName }] = await Promise.all([
        fetchRosters(_id),
        import('./teams-csv.ts'),
      ]);
      if (teams.length === 0) {
        toast.plain(t`No team is registered yet, so there is nothing to export.`);
        return;
      }
      const { guildId } = organisation;
      const text = teamsCsv({ teams, guildId, channelId: log_channel ?? '' });
      download({ text, name: teamsCsvName({ title, now: Date.now() }) });
    },
  });
}
