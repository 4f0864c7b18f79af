import { t } from '@lingui/core/macro';
import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { type StageFormat, stageFormats } from '@one-dream/contract/schedule/schedule.values.ts';
import { scheduleTemplates } from '@one-dream/contract/schedule/templates.ts';
import { useState } from 'react';
import { failureParts, isStale } from '../../../../platform/refusal.ts';
import { translateEnglish } from '../../../../platform/translate.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { LoadNewestButton } from '../../../../ui/form/load-newest-button.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { useConsoleCall } from '../../console.data.ts';
import { MatchPointFields } from './match-point-fields.tsx';
import { bodyOfStage, newStageDraft, type StageDraft, stageDraftOf } from './stage-draft.ts';
import { formatHints, formatNames } from './stage-words.ts';

/** Creates a stage from a template, or changes one. */
export function StageDialog(props: {
  stages: readonly Stage[];
  /** The stage to change; omitted for a new one. */
  stage?: Stage;
  onClose: () => void;
}) {
  const { stages, stage, onClose } = props;
  const { tournament } = useServed();
  const options = { showsRefusal: true };
  const create = useConsoleCall('/stages/create/{tournamentId}', options);
  const update = useConsoleCall('/stages/update/{stageId}', options);
  const [draft, setDraft] = useState(() =>
    stage ? stageDraftOf(stage) : newStageDraft(stages.length, { game: tournament.game }),
  );
  /** The stage that the draft was made from. */
  const [opened, setOpened] = useState(stage);
  const call = stage ? update : create;
  const { fields, message } = failureParts(call.error);
  const set = (change: Partial<StageDraft>) => setDraft((last) => ({ ...last, ...change }));

  function save(): void {
    const body = bodyOfStage(draft);
    const done = { onSuccess: onClose };
    if (opened) update.mutate({ stageId: opened._id, ...body, version: opened.version }, done);
    else create.mutate({ tournamentId: tournament._id, ...body }, done);
  }

  return (
    <Dialog
      onClose={onClose}
      title={stage ? t`Change ${stage.name}` : t`Make a stage`}
      submit={{
        text: stage ? t`Save` : t`Make stage`,
        busy: call.isPending,
        busyText: t`Saving...`,
        onSubmit: save,
      }}
    >
      {!stage && (
        <SelectField
          label={t`Template`}
          value={draft.template}
          onChange={({ target }) =>
            setDraft(newStageDraft(stages.length, { key: target.value, game: tournament.game }))
          }
          options={scheduleTemplates.map(({ key, label }) => ({
            value: key,
            label: translateEnglish(label),
          }))}
        />
      )}
      <StageFields stages={stages} stage={stage} draft={draft} problems={fields} onChange={set} />
      <FormError>{message}</FormError>
      {stage && isStale(call.error) && (
        <LoadNewestButton
          onLoad={() => {
            setOpened(stage);
            setDraft(stageDraftOf(stage));
            call.reset();
          }}
        />
      )}
    </Dialog>
  );
}

function StageFields(props: {
  stages: readonly Stage[];
  stage: Stage | undefined;
  draft: StageDraft;
  problems: Record<string, string>;
  onChange: (change: Partial<StageDraft>) => void;
}) {
  const { stages, stage, draft, problems, onChange } = props;
  const isDrawn = stage?.draws.some(({ publishedAt }) => publishedAt !== null) ?? false;
  const earlier = stages.filter(({ _id }) => _id !== stage?._id);
  const text = (name: 'name' | 'lobbyMax' | 'firstSlot' | 'reserved') => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextField label={t`Name`} autoComplete="off" error={problems.name} {...text('name')} />
      <SelectField
        label={t`Format`}
        value={draft.format}
        disabled={isDrawn}
        error={problems.format}
        hint={
          isDrawn ? t`Format and sizes stay: its draw is published.` : formatHints()[draft.format]
        }
        onChange={({ target }) => onChange({ format: target.value as StageFormat })}
        options={stageFormats.map((format) => ({ value: format, label: formatNames()[format] }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Teams in a room, at most`}
          inputMode="numeric"
          disabled={isDrawn}
          error={problems.lobbyMax}
          {...text('lobbyMax')}
        />
        <TextField
          label={t`First slot`}
          inputMode="numeric"
          disabled={isDrawn}
          hint={t`Slot 1 is usually left for staff.`}
          error={problems.firstSlot}
          {...text('firstSlot')}
        />
      </div>
      <TextField
        label={t`Slots kept free (optional)`}
        placeholder="13, 14"
        disabled={isDrawn}
        error={problems.reservedSlots}
        {...text('reserved')}
      />
      {earlier.length > 0 && (
        <SelectField
          label={t`Teams come from`}
          value={draft.startsFrom}
          error={problems.startsFrom}
          placeholder={t`Everybody who is in`}
          onChange={({ target }) => onChange({ startsFrom: target.value })}
          options={earlier.map(({ _id, name }) => ({ value: _id, label: t`Ranks of ${name}` }))}
        />
      )}
      {draft.format === 'single' && (
        <MatchPointFields
          draft={draft}
          onChange={onChange}
          error={problems.matchPoint}
          capError={problems.matchCap}
        />
      )}
    </>
  );
}
