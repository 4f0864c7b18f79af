import { t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { deleteTeamQuestion } from '@one-dream/contract/features/teams/teams.values.ts';
import { Trash2 } from 'lucide-react';
import { translateEnglish } from '../../platform/translate.ts';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { useDeleteTeam } from './teams.data.ts';

export function DeleteTeam({ team }: { team: Team }) {
  const remove = useDeleteTeam();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-64 text-small text-quiet">{t`Deleting the team also gives back its slots in tournaments that have not begun.`}</p>
      <ConfirmButton
        size="small"
        variant="danger"
        icon={<Trash2 size={18} />}
        question={{
          title: t`Delete ${team.name}`,
          text: translateEnglish(deleteTeamQuestion),
          confirmText: t`Delete Team`,
          busy: remove.isPending,
          busyText: t`Deleting...`,
        }}
        onConfirm={(close) => remove.mutate(undefined, { onSettled: close })}
      >{t`Delete Team`}</ConfirmButton>
    </div>
  );
}
