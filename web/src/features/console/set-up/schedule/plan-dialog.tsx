import { plural, t } from '@lingui/core/macro';
import type { Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { scheduleTemplates } from '@one-dream/contract/schedule/templates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fromIstInput, toIstInput } from '../../../../platform/ist-input.ts';
import { failureParts } from '../../../../platform/refusal.ts';
import { translateEnglish } from '../../../../platform/translate.ts';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../../ui/form/form-error.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { mapsOf, useConsoleCall } from '../../console.data.ts';
import { MapTurns } from './map-turns.tsx';
import { newPlanDraft, type PlanDraft } from './plan-draft.ts';

/** Creates all matches of a stage from one form. */
export function PlanDialog({ stage, onClose }: { stage: Stage; onClose: () => void }) {
  const { tournament } = useServed();
  const maps = useQuery(mapsOf(tournament.game)).data ?? [];
  const firstStart = toIstInput(tournament.firstMatchAt);
  const [template, setTemplate] = useState('');
  const [draft, setDraft] = useState(() => newPlanDraft(stage, { firstStart }));
  const create = useConsoleCall('/matches/create/{stageId}', { showsRefusal: true });
  const { fields, message } = failureParts(create.error);
  const set = (change: Partial<PlanDraft>) => setDraft((last) => ({ ...last, ...change }));
  const recallOf = (name: string) => maps.find((map) => map.name === name)?.recall ?? false;

  function save(): void {
    create.mutate(
      {
        stageId: stage._id,
        firstStart: fromIstInput(draft.firstStart) ?? '',
        spacingMinutes: Number(draft.spacing),
        matches: Number(draft.matches),
        perDay: Number(draft.perDay),
        maps: draft.maps.map((name) => ({ name, recall: recallOf(name) })),
        together: draft.together,
        ...(draft.groups.trim() && { groups: Number(draft.groups) }),
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
      title={t`Plan the matches of ${stage.name}`}
      size="wide"
      submit={{
        text: /^\d+$/.test(draft.matches)
          ? plural(Number(draft.matches), { one: 'Plan # match', other: 'Plan # matches' })
          : t`Plan the matches`,
        busy: create.isPending,
        busyText: t`Planning...`,
        onSubmit: save,
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Template`}
          value={template}
          placeholder={t`As it stands below`}
          className="sm:col-span-2"
          onChange={({ target }) => {
            setTemplate(target.value);
            const { firstStart: stored } = draft;
            setDraft(newPlanDraft(stage, { firstStart: stored, key: target.value }));
          }}
          options={scheduleTemplates
            .filter(({ format }) => format === stage.format)
            .map(({ key, label }) => ({ value: key, label: translateEnglish(label) }))}
        />
        <PlanFields stage={stage} draft={draft} problems={fields} onChange={set} />
        <div className="sm:col-span-2">
          <MapTurns
            chosen={draft.maps}
            offered={maps}
            matches={Number(draft.matches)}
            error={fields.maps}
            onChange={(next) => set({ maps: next })}
          />
        </div>
        <div className="sm:col-span-2">
          <FormError>{message}</FormError>
        </div>
      </div>
    </Dialog>
  );
}

function PlanFields(props: {
  stage: Stage;
  draft: PlanDraft;
  problems: Record<string, string>;
  onChange: (change: Partial<PlanDraft>) => void;
}) {
  const { stage, draft, problems, onChange } = props;
  const number = (name: 'spacing' | 'matches' | 'perDay' | 'groups') => ({
    inputMode: 'numeric' as const,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const isDrawn = stage.draws.some(({ rolls }) => rolls > 0);
  return (
    <>
      <TextField
        label={t`First start (IST)`}
        type="datetime-local"
        name="firstStart"
        value={draft.firstStart}
        error={problems.firstStart}
        onChange={(event) => onChange({ firstStart: event.target.value })}
      />
      <TextField
        label={t`Minutes from start to start`}
        error={problems.spacingMinutes}
        {...number('spacing')}
      />
      <TextField
        label={stage.format === 'group_pairs' ? t`Matches of the stage` : t`Matches of each lobby`}
        error={problems.matches}
        {...number('matches')}
      />
      <TextField
        label={t`Matches a day`}
        hint={t`What is left goes to the next day, at the same hour.`}
        error={problems.perDay}
        {...number('perDay')}
      />
      {stage.format !== 'single' && !isDrawn && (
        <TextField
          label={t`Groups (optional)`}
          hint={t`It is not drawn yet. Left empty: as few as can hold all teams.`}
          error={problems.groups}
          {...number('groups')}
        />
      )}
      {stage.format === 'groups' && (
        <CheckboxField
          label={t`All lobbies at the same time`}
          hint={t`Each in a room of its own; otherwise one after the other.`}
          checked={draft.together}
          onChange={(event) => onChange({ together: event.target.checked })}
          className="sm:col-span-2"
        />
      )}
    </>
  );
}
