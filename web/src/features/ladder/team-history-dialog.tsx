import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../platform/failure-of.ts';
import { istDayOf } from '../../platform/ist.ts';
import { translateReason } from '../../platform/translate-reason.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { ladderHistoryOf } from './ladder.data.ts';
import { moveText } from './ladder-words.ts';

/** A team's history on the ladder, newest first. */
export function TeamHistoryDialog(props: {
  team: { teamId: string; name: string };
  onClose: () => void;
}) {
  const { team, onClose } = props;
  const query = useQuery(ladderHistoryOf(team.teamId));
  return (
    <Dialog
      onClose={onClose}
      title={<span className="wrap-anywhere">{team.name}</span>}
      description={t`On the ladder`}
    >
      <Waiting
        {...waitOf(query)}
        label={t`Loading its moves`}
        className="grid gap-2 pb-4"
        rows={['h-12', 'h-12']}
      />
      {query.data?.length === 0 && <p className="pb-4 text-quiet">{t`No moves yet.`}</p>}
      <ol className="pb-4">
        {query.data?.map((move) => (
          <li key={move._id} className="border-l-2 border-edge py-2 pl-4">
            <p className="first-letter:uppercase">{moveText(move)}</p>
            <p className="text-small text-quiet wrap-anywhere">
              {istDayOf(move.at)} · {translateReason(move.reason)}
            </p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
