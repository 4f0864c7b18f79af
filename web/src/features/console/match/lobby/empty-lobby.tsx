import { t } from '@lingui/core/macro';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { CheckInBoard } from './check-in-board.tsx';

/** A lobby without a draw: until then, hosts can check entries in. */
export function EmptyLobby() {
  const { canHost } = useServed();
  return canHost ? (
    <CheckInBoard />
  ) : (
    <EmptyState
      title={t`Nobody is in this lobby yet`}
      text={t`A host draws the stage, and its teams are here.`}
      className="chamfer"
    />
  );
}
