import { t } from '@lingui/core/macro';
import { consolePaths } from '../../../app/console-paths.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { MessageButtonBlock } from '../../sharing/message-button-block.tsx';

/** Host's bar on the event's page: message to the group, console. */
export function HostBar({ tournamentId }: { tournamentId: string }) {
  return (
    <span className="flex items-center gap-2">
      <MessageButtonBlock tournamentId={tournamentId} />
      <LinkButton size="small" to={consolePaths.tournament(tournamentId)}>{t`Console`}</LinkButton>
    </span>
  );
}
