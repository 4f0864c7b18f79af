import { t } from '@lingui/core/macro';
import { consolePaths } from '../../../app/console-paths.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { MessageButtonBlock } from '../../sharing/message-button-block.tsx';

/** What whoever runs the event does from its page: say something to the group, or go to the console. */
export function HostBar({ tournamentId }: { tournamentId: string }) {
  return (
    <span className="flex items-center gap-2">
      <MessageButtonBlock tournamentId={tournamentId} />
      <LinkButton size="small" to={consolePaths.tournament(tournamentId)}>{t`Console`}</LinkButton>
    </span>
  );
}
