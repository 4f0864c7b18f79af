import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fromIstInput, toIstInput } from '../../../platform/ist-input.ts';
import { isStale, messageAt, messageOf } from '../../../platform/refusal.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { LoadNewestButton } from '../../../ui/form/load-newest-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ReasonDialog } from '../../duties/reason-dialog.tsx';
import { useServed } from '../../duties/served.data.ts';
import { VoidMatchDialog } from '../../duties/void-match-dialog.tsx';
import { mapsOf, useConsoleCall } from '../console.data.ts';
import { matchName } from '../match-words.ts';
import { MergeDialog } from './merge-dialog.tsx';

export type MatchDialog = 'move' | 'map' | 'postpone' | 'cancel' | 'void' | 'undo-start' | 'merge';

type DialogProps = { match: Match; onClose: () => void };

/** Confirmation dialogs before a match is changed. */
export function MatchDialogs({ open, ...props }: DialogProps & { open: MatchDialog | undefined }) {
  if (!open) return null;
  if (open === 'move') return <MoveMatchDialog {...props} />;
  if (open === 'map') return <MapDialog {...props} />;
  if (open === 'void') return <VoidDialog {...props} />;
  if (open === 'undo-start') return <UndoStartDialog {...props} />;
  if (open === 'merge') return <MergeDialog {...props} />;
  return <StopDialog {...props} kind={open} />;
}

/** Reschedules this match alone, or it and all that follow. */
export function MoveMatchDialog({ match, onClose }: DialogProps) {
  const call = useConsoleCall('/matches/move/{matchId}', { showsRefusal: true });
  const [version, setVersion] = useState(match.version);
  const [start, setStart] = useState(() => toIstInput(match.startsAt));
  const [andFollowing, setFollowing] = useState(true);

  function save(): void {
    call.mutate(
      {
        matchId: match._id,
        startsAt: fromIstInput(start) ?? '',
        andFollowing,
        version,
      },
      {
        onSuccess: ({ warnings }) => {
          for (const warning of warnings) toast.plain(warning);
          onClose();
        },
      },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`Move ${matchName(match)}`}
      description={t`The lobby is told at once. Nobody has to be told by hand.`}
      submit={{
        text: t`Move`,
        cancelText: t`Keep it`,
        busy: call.isPending,
        busyText: t`Moving...`,
        onSubmit: save,
      }}
    >
      <TextField
        label={t`New start (IST)`}
        type="datetime-local"
        name="startsAt"
        value={start}
        error={call.error ? messageAt(call.error, 'startsAt') : undefined}
        onChange={(event) => setStart(event.target.value)}
      />
      <CheckboxField
        label={t`Move the following ones by the same amount`}
        hint={t`Later matches of this stage keep their distance.`}
        checked={andFollowing}
        onChange={(event) => setFollowing(event.target.checked)}
      />
      {isStale(call.error) && (
        <LoadNewestButton
          onLoad={() => {
            setVersion(match.version);
            setStart(toIstInput(match.startsAt));
            call.reset();
          }}
        />
      )}
    </Dialog>
  );
}

function MapDialog({ match, onClose }: DialogProps) {
  const { tournament } = useServed();
  const maps = useQuery(mapsOf(tournament.game)).data ?? [];
  const call = useConsoleCall('/matches/change/{matchId}', { showsRefusal: true });
  const [version, setVersion] = useState(match.version);
  const [map, setMap] = useState(match.map);
  const [recall, setRecall] = useState(match.recall);
  const names = [...new Set([match.map, ...maps.map(({ name }) => name)])];

  function save(): void {
    call.mutate({ matchId: match._id, map, recall, version }, { onSuccess: onClose });
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`Map of ${matchName(match)}`}
      submit={{ text: t`Save`, busy: call.isPending, busyText: t`Saving...`, onSubmit: save }}
    >
      <SelectField
        label={t`Map`}
        options={names}
        value={map}
        error={call.error ? messageOf(call.error) : undefined}
        onChange={({ target }) => {
          setMap(target.value);
          setRecall(maps.find(({ name }) => name === target.value)?.recall ?? recall);
        }}
      />
      <CheckboxField
        label={t`Recall is on`}
        hint={t`Fallen players can be brought back, so there can be more elims than players.`}
        checked={recall}
        onChange={(event) => setRecall(event.target.checked)}
      />
      {isStale(call.error) && (
        <LoadNewestButton
          onLoad={() => {
            setVersion(match.version);
            setMap(match.map);
            setRecall(match.recall);
            call.reset();
          }}
        />
      )}
    </Dialog>
  );
}

function UndoStartDialog({ match, onClose }: DialogProps) {
  const undo = useConsoleCall('/matches/undo-start/{matchId}');
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Take back the start of ${matchName(match)}?`}
      cancelText={t`Keep it`}
      confirmText={t`Take it back`}
      harmless
      busy={undo.isPending}
      onConfirm={() =>
        undo.mutate({ matchId: match._id, version: match.version }, { onSettled: onClose })
      }
    >{t`It goes back to waiting for its start, and its room stays as it is.`}</ConfirmDialog>
  );
}

function StopDialog({ match, onClose, kind }: DialogProps & { kind: 'postpone' | 'cancel' }) {
  const postpone = useConsoleCall('/matches/postpone/{matchId}', { showsRefusal: true });
  const cancel = useConsoleCall('/matches/cancel/{matchId}', { showsRefusal: true });
  const isPostponed = kind === 'postpone';
  return (
    <ReasonDialog
      title={isPostponed ? t`Postpone ${matchName(match)}?` : t`Cancel ${matchName(match)}?`}
      hint={t`Everybody reads it.`}
      confirmText={isPostponed ? t`Postpone` : t`Cancel match`}
      isHarmless={isPostponed}
      onClose={onClose}
      onConfirm={(reason) =>
        (isPostponed ? postpone : cancel).mutateAsync({
          matchId: match._id,
          reason,
          version: match.version,
        })
      }
    >
      {isPostponed
        ? t`Its clock stops until you set a new start. The lobby is told.`
        : t`It is not played and counts for nothing. The lobby is told. This cannot be undone.`}
    </ReasonDialog>
  );
}

function VoidDialog({ match, onClose }: DialogProps) {
  const call = useConsoleCall('/matches/void/{matchId}', { showsRefusal: true });
  return <VoidMatchDialog match={match} name={matchName(match)} call={call} onClose={onClose} />;
}
