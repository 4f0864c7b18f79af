import { t } from '@lingui/core/macro';
import type { StageStandings } from '@one-dream/contract/features/standings/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { areSame } from '../../platform/are-same.ts';
import { isStale, messageOf } from '../../platform/refusal.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { LoadNewestButton } from '../../ui/form/load-newest-button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useServed } from '../duties/served.data.ts';
import { type BandSet, readPointList, toBandSets, toBands } from './band-rows.ts';
import { BandsFields } from './bands-fields.tsx';
import { PresetDialog } from './preset-dialog.tsx';
import { RescoreDialog } from './rescore-dialog.tsx';
import {
  type PresetVersion,
  presetsQuery,
  type Stage,
  type StageScoring,
  scoringOf,
  useSaveScoring,
} from './scoring.data.ts';
import { withChanges } from './with-changes.ts';

type RulesPanelProps = {
  scoring: StageScoring;
  stage: StageStandings;
  stages: readonly Stage[];
};

/** Scoring and destinations of a stage. */
export function RulesPanel({ scoring, stage, stages }: RulesPanelProps) {
  const queryClient = useQueryClient();
  const presets = useQuery(presetsQuery).data ?? [];
  const own = stages.find(({ _id }) => _id === stage._id);
  const letters = stage.format === 'groups' ? lettersOf(own) : [];
  /** The rules that the fields were filled from: a save sends their version. */
  const [opened, setOpened] = useState(scoring);
  const [form, setForm] = useState(() => toForm(scoring, letters));
  const [rescored, setRescored] = useState<PresetVersion>();
  const save = useSaveScoring(stage._id);
  const { presetId, bands, next } = form;
  const change = (changes: Partial<RulesForm>) => setForm((last) => ({ ...last, ...changes }));
  const read = toBands(bands);
  const points = readPointList(next.headStart);
  const later = stages.filter(({ position }) => position > (own?.position ?? 0));
  const hasPublished = stage.tables.some(({ matches }) => matches.length > 0);
  const choices = presets.some(({ _id }) => _id === opened.preset._id)
    ? presets
    : [opened.preset, ...presets];
  const chosen = choices.find(({ _id }) => _id === presetId) ?? opened.preset;
  const needsRescore = presetId !== opened.preset._id && hasPublished;
  const targets = [
    { value: '', label: t`Out` },
    ...later.map(({ _id, name }) => ({ value: _id, label: name })),
  ];

  function fillFrom(saved: StageScoring): void {
    setOpened(saved);
    setForm(toForm(saved, letters));
  }

  // An untouched form follows what others save; one that is being filled in does not.
  if (scoring.version > opened.version && areSame(form, toForm(opened, letters))) fillFrom(scoring);

  function submit() {
    save.mutate(
      {
        presetVersionId: presetId,
        bands: read.bands.map((band) => ({ ...band, groups: band.groups && [...band.groups] })),
        bestOfRest: bestOfRestOf(next),
        headStartX10: points ?? [],
        version: opened.version,
      },
      {
        onSuccess: ({ data }) => {
          fillFrom(data);
          if (needsRescore) setRescored(chosen);
        },
      },
    );
  }

  async function loadNewest(): Promise<void> {
    const newest = await queryClient.fetchQuery({ ...scoringOf(stage._id), staleTime: 0 });
    setOpened(newest);
    setForm(
      withChanges({
        typed: form,
        opened: toForm(opened, letters),
        newest: toForm(newest, letters),
      }),
    );
    save.reset();
  }

  return (
    <div className="flex flex-col gap-5">
      <Heading level={2}>{t`Points, and who advances`}</Heading>
      <FormError>{save.isError ? messageOf(save.error) : undefined}</FormError>
      {isStale(save.error) && <LoadNewestButton onLoad={loadNewest} />}
      <PresetField
        choices={choices}
        chosen={chosen}
        value={presetId}
        isFixed={!scoring.canSave}
        isFinal={stage.isFinal}
        needsRescore={needsRescore}
        onChange={(id) => change({ presetId: id })}
      />
      <BandsFields
        sets={bands}
        letters={letters}
        targets={targets}
        isFixed={!scoring.canSave}
        problems={read.problems}
        onChange={(sets) => change({ bands: sets })}
      />
      {later.length > 0 && (
        <NextStageFields
          value={next}
          targets={targets}
          isByGroup={stage.format === 'groups'}
          isFixed={!scoring.canSave}
          onChange={(changes) => change({ next: { ...next, ...changes } })}
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
              {hasPublished && <Button onClick={() => setRescored(chosen)}>{t`Re-score`}</Button>}
            </>
          ) : (
            <p className="text-small text-quiet">{t`Scorers and admins change this.`}</p>
          )}
        </div>
      )}
      {rescored && (
        <RescoreDialog
          stageId={stage._id}
          preset={rescored}
          onRescored={() => void loadNewest()}
          onClose={() => setRescored(undefined)}
        />
      )}
    </div>
  );
}

/** A stage's rules as form input. */
type RulesForm = { presetId: string; bands: BandSet[]; next: NextStage };

function toForm(scoring: StageScoring, letters: readonly string[]): RulesForm {
  return {
    presetId: scoring.preset._id,
    bands: toBandSets(scoring.bands, letters),
    next: toNextStage(scoring),
  };
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
