import { t } from '@lingui/core/macro';
import type { StageStandings } from '@one-dream/contract/features/standings/standings.ts';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { waitOf } from '../../platform/failure-of.ts';
import { messageOf } from '../../platform/refusal.ts';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { ReasonDialog } from '../duties/reason-dialog.tsx';
import { useServed } from '../duties/served.data.ts';
import {
  type FinalPreview,
  finalPreviewOf,
  type Stage,
  useFinalise,
  useLuckyLoser,
  useReopen,
} from './scoring.data.ts';

/** Preview of destinations, blockers, and the button that finalises the stage. */
export function FinalPanel({ stage, stages }: { stage: StageStandings; stages: readonly Stage[] }) {
  const preview = useQuery(finalPreviewOf(stage._id));
  const { can } = useServed();
  return (
    <div className="flex flex-col gap-4">
      <Heading level={2}>{stage.isFinal ? t`This stage is final` : t`Final standings`}</Heading>
      <Waiting {...waitOf(preview)}>
        <Skeleton className="h-40" />
      </Waiting>
      {preview.data && (
        <>
          {!stage.isFinal && <Blockers preview={preview.data} />}
          <Destinations preview={preview.data} />
          {!stage.isFinal && can.finish && <Finalise stage={stage} preview={preview.data} />}
          {!stage.isFinal && !can.finish && (
            <p className="text-small text-quiet">{t`An admin or the owner makes a stage final.`}</p>
          )}
        </>
      )}
      {stage.isFinal && can.reopen && <Reopen stage={stage} />}
      {can.host && <LuckyLoser stage={stage} stages={stages} />}
    </div>
  );
}

function Blockers({ preview }: { preview: FinalPreview }) {
  if (preview.blockers.length === 0)
    return <p className="text-small text-opened">{t`Nothing is left to decide.`}</p>;
  return (
    <ul aria-label={t`What is left to decide`} className="flex flex-col gap-2">
      {preview.blockers.map(({ code, message, canOverride }) => (
        <li key={`${code} ${message}`} className="flex items-start gap-2">
          <CircleAlert size={18} className="mt-1 shrink-0 text-closed" />
          <span className="min-w-0 wrap-anywhere">
            {message}
            {canOverride && (
              <span className="block text-small text-quiet">{t`The owner can override this with a reason.`}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Destinations by stage. */
function Destinations({ preview }: { preview: FinalPreview }) {
  const groups = groupBy(preview.destinations, ({ leadsTo }) => leadsTo?.name ?? t`Out`);
  if (groups.size === 0 || (groups.size === 1 && groups.has(t`Out`))) return null;
  return (
    <div className="flex flex-col gap-3">
      {[...groups].map(([name, teams]) => (
        <details key={name} className="border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2">
            <span className="font-display text-label font-medium tracking-wide">{name}</span>
            <span className="ml-2 text-small text-quiet">{teams.length}</span>
          </summary>
          <ol className="pb-2">
            {teams.map((team) => (
              <li key={team.entryId} className="flex gap-3 py-0.5">
                <span className="w-10 text-quiet tabular-nums">
                  {team.group ?? ''}
                  {team.rank ?? '–'}
                </span>
                <span className="min-w-0 wrap-anywhere">{team.name}</span>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

function Finalise({ stage, preview }: { stage: StageStandings; preview: FinalPreview }) {
  const { can } = useServed();
  const finalise = useFinalise(stage._id);
  const [overrideReason, setOverrideReason] = useState('');
  const [confirmChanges, setConfirmChanges] = useState(false);
  const { blockers, changed } = preview;
  const isPassable =
    can.passOver && blockers.length > 0 && blockers.every(({ canOverride }) => canOverride);
  const canPress =
    (blockers.length === 0 || (isPassable && overrideReason.trim().length >= 5)) &&
    (changed.length === 0 || confirmChanges);
  return (
    <div className="flex flex-col gap-3">
      {changed.length > 0 && (
        <div>
          <p>{t`Against what was final before:`}</p>
          <ul className="mt-1 border-l-2 border-other pl-3">
            {changed.map(({ entryId, name, was, is }) => (
              <li key={entryId} className="wrap-anywhere">
                {name}: {was ?? t`Out`} → {is ?? t`Out`}
              </li>
            ))}
          </ul>
          <CheckboxField
            label={t`Who advanced changes, and that is decided`}
            checked={confirmChanges}
            onChange={({ target }) => setConfirmChanges(target.checked)}
          />
        </div>
      )}
      {isPassable && (
        <TextField
          label={t`Reason for the override`}
          maxLength={200}
          value={overrideReason}
          onChange={({ target }) => setOverrideReason(target.value)}
        />
      )}
      <FormError>{finalise.isError ? messageOf(finalise.error) : undefined}</FormError>
      <ConfirmButton
        className="self-start"
        disabled={!canPress}
        question={{
          title: t`Confirm the final standings of ${stage.name}?`,
          text: t`The table is kept as it is now, the teams are told, and whoever advances is put into the next stage. Only an owner can open it again.`,
          harmless: true,
          confirmText: t`Final standings`,
          busy: finalise.isPending,
        }}
        onConfirm={(close) =>
          finalise.mutate(
            { overrideReason: overrideReason.trim() || null, confirmChanges },
            { onSettled: close },
          )
        }
      >{t`Confirm the final standings`}</ConfirmButton>
    </div>
  );
}

function Reopen({ stage }: { stage: StageStandings }) {
  const [isAsking, setAsking] = useState(false);
  const reopen = useReopen(stage._id);
  return (
    <>
      <Button className="self-start" onClick={() => setAsking(true)}>{t`Reopen the stage`}</Button>
      {isAsking && (
        <ReasonDialog
          title={t`Reopen ${stage.name}?`}
          confirmText={t`Reopen`}
          onConfirm={(reason) => reopen.mutateAsync({ reason })}
          onClose={() => setAsking(false)}
        >{t`Results can be corrected again. Teams that advanced stay where they are until the stage is final again.`}</ReasonDialog>
      )}
    </>
  );
}

/** A team that qualified by rank declines: the next rank of the previous stage takes its place. */
function LuckyLoser({ stage, stages }: { stage: StageStandings; stages: readonly Stage[] }) {
  const [isAsking, setAsking] = useState(false);
  const [entryId, setEntryId] = useState('');
  const replace = useLuckyLoser(stage._id);
  const own = stages.find(({ _id }) => _id === stage._id);
  if (!own?.startsFrom || stage.isFinal) return null;
  const teams = stage.tables.flatMap(({ rows }) => rows);
  function ask(): void {
    setEntryId('');
    setAsking(true);
  }
  return (
    <div className="border-t border-line pt-4">
      <Button size="small" onClick={ask}>{t`A team declines its place`}</Button>
      {isAsking && (
        <ReasonDialog
          title={t`Who declines?`}
          confirmText={t`Replace it`}
          isHarmless
          disabled={entryId === ''}
          onConfirm={(reason) => replace.mutateAsync({ entryId, reason })}
          onClose={() => setAsking(false)}
          fields={
            <SelectField
              label={t`Team`}
              placeholder={t`Choose a team`}
              value={entryId}
              options={teams.map((row) => ({ value: row.entryId, label: row.name }))}
              onChange={({ target }) => setEntryId(target.value)}
            />
          }
        >{t`The next rank of the stage before that is not in takes the place.`}</ReasonDialog>
      )}
    </div>
  );
}
