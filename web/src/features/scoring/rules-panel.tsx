import { t } from '@lingui/core/macro';
import type { StageStandings } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useServed } from '../duties/served.data.ts';
import { readPointList, toBandSets, toBands } from './band-rows.ts';
import { BandsFields } from './bands-fields.tsx';
import { PresetDialog } from './preset-dialog.tsx';
import {
  type PresetVersion,
  presetsQuery,
  type Stage,
  type StageScoring,
  useSaveScoring,
} from './scoring.data.ts';

type RulesPanelProps = {
  scoring: StageScoring;
  stage: StageStandings;
  stages: readonly Stage[];
  /** Shows what a preset does to the published matches. */
  onRescore: (preset: PresetVersion) => void;
};

/** Scoring and destinations of a stage. */
export function RulesPanel({ scoring, stage, stages, onRescore }: RulesPanelProps) {
  const presets = useQuery(presetsQuery).data ?? [];
  const [presetId, setPresetId] = useState(scoring.preset._id);
  const own = stages.find(({ _id }) => _id === stage._id);
  const letters = stage.format === 'groups' ? lettersOf(own) : [];
  const [bands, setBands] = useState(() => toBandSets(scoring.bands, letters));
  const [next, setNext] = useState(() => toNextStage(scoring));
  const save = useSaveScoring(stage._id);
  const read = toBands(bands);
  const points = readPointList(next.headStart);
  const later = stages.filter(({ position }) => position > (own?.position ?? 0));
  const hasPublished = stage.tables.some(({ matches }) => matches.length > 0);
  const choices = presets.some(({ _id }) => _id === scoring.preset._id)
    ? presets
    : [scoring.preset, ...presets];
  const chosen = choices.find(({ _id }) => _id === presetId) ?? scoring.preset;
  const needsRescore = presetId !== scoring.preset._id && hasPublished;
  const targets = [
    { value: '', label: t`Out` },
    ...later.map(({ _id, name }) => ({ value: _id, label: name })),
  ];

  function submit() {
    const saved = save.mutateAsync({
      presetVersionId: presetId,
      bands: read.bands.map((band) => ({ ...band, groups: band.groups && [...band.groups] })),
      bestOfRest: bestOfRestOf(next),
      headStartX10: points ?? [],
      version: scoring.version,
    });
    // Said to the promise, as this panel is gone by then; the mutation shows the error.
    saved.then(
      () => needsRescore && onRescore(chosen),
      () => undefined,
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <Heading level={2}>{t`Points, and who advances`}</Heading>
      <FormError>{save.isError ? messageOf(save.error) : undefined}</FormError>
      <PresetField
        choices={choices}
        chosen={chosen}
        value={presetId}
        isFixed={!scoring.canSave}
        isFinal={stage.isFinal}
        needsRescore={needsRescore}
        onChange={setPresetId}
      />
      <BandsFields
        sets={bands}
        letters={letters}
        targets={targets}
        isFixed={!scoring.canSave}
        problems={read.problems}
        onChange={setBands}
      />
      {later.length > 0 && (
        <NextStageFields
          value={next}
          targets={targets}
          isByGroup={stage.format === 'groups'}
          isFixed={!scoring.canSave}
          onChange={(change) => setNext((last) => ({ ...last, ...change }))}
        />
      )}
      {stage.isFinal ? (
        <p className="text-small text-quiet">{t`This stage is final. An owner can reopen it to change what it counts by.`}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {scoring.canSave ? (
            <>
              <Button
                variant="main"
                disabled={!points || read.problems.length > 0}
                busy={save.isPending}
                busyText={t`Saving...`}
                onClick={submit}
              >{t`Save`}</Button>
              {hasPublished && <Button onClick={() => onRescore(chosen)}>{t`Re-score`}</Button>}
            </>
          ) : (
            <p className="text-small text-quiet">{t`Scorers and admins change this.`}</p>
          )}
        </div>
      )}
    </div>
  );
}

function PresetField(props: {
  choices: readonly PresetVersion[];
  chosen: PresetVersion;
  value: string;
  isFixed: boolean;
  isFinal: boolean;
  needsRescore: boolean;
  onChange: (presetId: string) => void;
}) {
  const { choices, chosen, value, isFixed, isFinal, needsRescore, onChange } = props;
  const [isEditing, setEditing] = useState(false);
  const { can } = useServed();
  return (
    <>
      <SelectField
        label={t`Preset`}
        value={value}
        disabled={isFixed}
        options={choices.map(({ _id, name, no }) => ({
          value: _id,
          label: no > 1 ? t`${name}, version ${no}` : name,
        }))}
        hint={
          needsRescore
            ? t`Matches to come take it at once. For the published ones every rank change is shown first.`
            : exampleOf(chosen)
        }
        onChange={({ target }) => onChange(target.value)}
      />
      {can.changePresets && !isFinal && (
        <Button size="small" className="self-start" onClick={() => setEditing(true)}>
          {chosen.isDelivered ? t`Make your own preset from it` : t`Change this preset`}
        </Button>
      )}
      {isEditing && (
        <PresetDialog
          from={chosen}
          onSaved={(preset) => {
            onChange(preset._id);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

/** Points of a preset for a place and an elimination. */
function exampleOf(preset: PresetVersion): string {
  const [winX10 = 0, secondX10 = 0] = preset.placementX10;
  const first = formatTenths(winX10);
  const second = formatTenths(secondX10);
  const each = formatTenths(preset.elimX10);
  const sum = formatTenths(secondX10 + Math.min(5, preset.elimCap ?? 5) * preset.elimX10);
  return t`1st place ${first}, 2nd ${second}, each elim ${each}. Example: 2nd with 5 elims gets ${sum}.`;
}

/** What a later stage gets from this one, as form input. */
type NextStage = { count: string; leadsTo: string; headStart: string };

function toNextStage({ bestOfRest, headStartX10 }: StageScoring): NextStage {
  return {
    count: bestOfRest ? String(bestOfRest.count) : '',
    leadsTo: bestOfRest?.leadsTo ?? '',
    headStart: headStartX10.map(formatTenths).join(', '),
  };
}

function bestOfRestOf({ count, leadsTo }: NextStage): StageScoring['bestOfRest'] {
  return leadsTo !== '' && /^\d{1,4}$/.test(count) ? { count: Number(count), leadsTo } : null;
}

function NextStageFields(props: {
  value: NextStage;
  targets: readonly { value: string; label: string }[];
  isByGroup: boolean;
  isFixed: boolean;
  onChange: (change: Partial<NextStage>) => void;
}) {
  const { value, targets, isByGroup, isFixed, onChange } = props;
  return (
    <>
      {isByGroup && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t`Best of the rest`}
            inputMode="numeric"
            maxLength={4}
            value={value.count}
            disabled={isFixed}
            hint={t`How many more advance, over all groups. Example: 4 takes the four best of those who just missed it.`}
            onChange={({ target }) => onChange({ count: target.value.replace(/\D/g, '') })}
          />
          <SelectField
            label={t`They go to`}
            value={value.leadsTo}
            disabled={isFixed}
            options={[{ value: '', label: t`No more teams advance` }, ...targets.slice(1)]}
            onChange={({ target }) => onChange({ leadsTo: target.value })}
          />
        </div>
      )}
      <TextField
        label={t`Head start`}
        value={value.headStart}
        disabled={isFixed}
        placeholder="10, 7, 6, 5, 4, 3, 2, 1"
        hint={t`Points for the next stage by rank, the first rank first. Empty for none.`}
        error={
          readPointList(value.headStart)
            ? undefined
            : t`Points are numbers with one decimal at most, such as 10, 7.5, 6.`
        }
        onChange={({ target }) => onChange({ headStart: target.value })}
      />
    </>
  );
}

/** Letters of a stage's groups in its latest draw. */
function lettersOf(stage: Stage | undefined): string[] {
  return stage?.draws[0]?.groups.map(({ letter }) => letter) ?? [];
}
