import { t } from '@lingui/core/macro';
import type { StageStandings } from '@one-dream/contract/features/standings.ts';
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
import { RescoreDialog } from './rescore-dialog.tsx';
import { presetsQuery, type Stage, type StageScoring, useSaveScoring } from './scoring.data.ts';

type RulesPanelProps = { scoring: StageScoring; stage: StageStandings; stages: readonly Stage[] };

/** Scoring and destinations of a stage. */
export function RulesPanel({ scoring, stage, stages }: RulesPanelProps) {
  const presets = useQuery(presetsQuery).data ?? [];
  const [presetId, setPresetId] = useState(scoring.preset._id);
  const own = stages.find(({ _id }) => _id === stage._id);
  const letters = stage.format === 'groups' ? lettersOf(own) : [];
  const [bands, setBands] = useState(() => toBandSets(scoring.bands, letters));
  const [headStart, setHeadStart] = useState(() =>
    scoring.headStartX10.map(formatTenths).join(', '),
  );
  const [rest, setRest] = useState({
    count: scoring.bestOfRest ? String(scoring.bestOfRest.count) : '',
    leadsTo: scoring.bestOfRest?.leadsTo ?? '',
  });
  const [isRescoring, setRescoring] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { can } = useServed();
  const save = useSaveScoring(stage._id);
  const read = toBands(bands);
  const points = readPointList(headStart);
  const later = stages.filter(({ position }) => position > (own?.position ?? 0));
  const hasPublished = stage.tables.some(({ matches }) => matches.length > 0);
  const choices = presets.some(({ _id }) => _id === scoring.preset._id)
    ? presets
    : [scoring.preset, ...presets];
  const chosen = choices.find(({ _id }) => _id === presetId) ?? scoring.preset;
  const [winX10 = 0, secondX10 = 0] = chosen.placementX10;
  const first = formatTenths(winX10);
  const second = formatTenths(secondX10);
  const each = formatTenths(chosen.elimX10);
  const sum = formatTenths(secondX10 + Math.min(5, chosen.elimCap ?? 5) * chosen.elimX10);
  const isOtherPreset = presetId !== scoring.preset._id;
  const targets = [
    { value: '', label: t`Out` },
    ...later.map(({ _id, name }) => ({ value: _id, label: name })),
  ];

  function submit() {
    save.mutate(
      {
        presetVersionId: presetId,
        bands: read.bands.map((band) => ({ ...band, groups: band.groups && [...band.groups] })),
        bestOfRest:
          rest.leadsTo !== '' && /^\d{1,4}$/.test(rest.count)
            ? { count: Number(rest.count), leadsTo: rest.leadsTo }
            : null,
        headStartX10: points ?? [],
        version: scoring.version,
      },
      {
        onSuccess: () => {
          if (isOtherPreset && hasPublished) setRescoring(true);
        },
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <Heading level={2}>{t`Points, and who goes on`}</Heading>
      <FormError>{save.isError ? messageOf(save.error) : undefined}</FormError>
      <SelectField
        label={t`Preset`}
        value={presetId}
        disabled={!scoring.canSave}
        options={choices.map(({ _id, name, no }) => ({
          value: _id,
          label: no > 1 ? t`${name}, version ${no}` : name,
        }))}
        hint={
          isOtherPreset && hasPublished
            ? t`Matches to come take it at once. For the published ones every rank change is shown first.`
            : t`1st place ${first}, 2nd ${second}, each elim ${each}. Example: 2nd with 5 elims gets ${sum}.`
        }
        onChange={({ target }) => setPresetId(target.value)}
      />
      {can.changePresets && !stage.isFinal && (
        <Button size="small" className="self-start" onClick={() => setEditing(true)}>
          {chosen.isDelivered ? t`Make your own preset from it` : t`Change this preset`}
        </Button>
      )}
      <BandsFields
        sets={bands}
        letters={letters}
        targets={targets}
        isFixed={!scoring.canSave}
        problems={read.problems}
        onChange={setBands}
      />
      {later.length > 0 && stage.format === 'groups' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t`Best of the rest`}
            inputMode="numeric"
            maxLength={4}
            value={rest.count}
            disabled={!scoring.canSave}
            hint={t`How many more go on, over all groups. Example: 4 takes the four best of those who just missed it.`}
            onChange={({ target }) => setRest({ ...rest, count: target.value.replace(/\D/g, '') })}
          />
          <SelectField
            label={t`They go to`}
            value={rest.leadsTo}
            disabled={!scoring.canSave}
            options={[{ value: '', label: t`Nobody more goes on` }, ...targets.slice(1)]}
            onChange={({ target }) => setRest({ ...rest, leadsTo: target.value })}
          />
        </div>
      )}
      {later.length > 0 && (
        <TextField
          label={t`Head start`}
          value={headStart}
          disabled={!scoring.canSave}
          placeholder="10, 7, 6, 5, 4, 3, 2, 1"
          hint={t`Points for the next stage by rank, the first rank first. Empty for none.`}
          error={
            points ? undefined : t`Points are numbers with one decimal at most, such as 10, 7.5, 6.`
          }
          onChange={({ target }) => setHeadStart(target.value)}
        />
      )}
      {stage.isFinal ? (
        <p className="text-small text-quiet">{t`This stage is final. An owner can reopen it to change what it counts by.`}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {scoring.canSave && (
            <Button
              variant="main"
              disabled={!points || read.problems.length > 0}
              busy={save.isPending}
              busyText={t`Saving...`}
              onClick={submit}
            >{t`Save`}</Button>
          )}
          {!scoring.canSave && (
            <p className="text-small text-quiet">{t`Scorers and admins change this.`}</p>
          )}
          {scoring.canSave && hasPublished && (
            <Button onClick={() => setRescoring(true)}>{t`Re-score`}</Button>
          )}
        </div>
      )}
      {isEditing && (
        <PresetDialog
          from={chosen}
          onSaved={(preset) => {
            setPresetId(preset._id);
            setEditing(false);
          }}
          onClose={() => setEditing(false)}
        />
      )}
      {isRescoring && (
        <RescoreDialog stageId={stage._id} preset={chosen} onClose={() => setRescoring(false)} />
      )}
    </div>
  );
}

/** Letters of a stage's groups in its latest draw. */
function lettersOf(stage: Stage | undefined): string[] {
  return stage?.draws[0]?.groups.map(({ letter }) => letter) ?? [];
}
