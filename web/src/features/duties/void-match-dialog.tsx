import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useState } from 'react';
import { fromIstInput, toIstInput } from '../../platform/ist-input.ts';
import { failureParts } from '../../platform/refusal.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type VoidForm = { matchId: string; reason: string; replayAt: string; version: number };

/** Voids a match that was started: its points do not count, and it is replayed under the same number. */
export function VoidMatchDialog(props: {
  match: Match;
  /** `Match 3`, as this page calls it. */
  name: string;
  /** Makes `/matches/void/{matchId}`, and refreshes what the page shows of the match. */
  call: { error: Error | null; mutateAsync: (form: VoidForm) => Promise<unknown> };
  onClose: () => void;
}) {
  const { match, name, call, onClose } = props;
  const [replay, setReplay] = useState(() =>
    toIstInput(new Date(serverNow() + 30 * 60_000).toISOString()),
  );
  return (
    <ReasonDialog
      title={t`Void ${name}?`}
      hint={t`Everybody reads it.`}
      confirmText={t`Void and replay`}
      onClose={onClose}
      onConfirm={(reason) =>
        call.mutateAsync({
          matchId: match._id,
          reason,
          replayAt: fromIstInput(replay) ?? '',
          version: match.version,
        })
      }
      fields={
        <TextField
          label={t`Start of the replay (IST)`}
          type="datetime-local"
          value={replay}
          error={failureParts(call.error).fields.replayAt}
          onChange={(event) => setReplay(event.target.value)}
        />
      }
    >{t`Its points do not count any more. A replay with the same number and lobby takes its place.`}</ReasonDialog>
  );
}
