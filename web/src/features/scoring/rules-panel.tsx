import type { StageStandings } from '@one-dream/contract/features/standings.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { useSession } from '../../platform/session.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { type BandRow, readPointList, toBandRows, toBands } from './band-rows.ts';
import { PresetDialog } from './preset-dialog.tsx';
import { RescoreDialog } from './rescore-dialog.tsx';
import { presetsQuery, type Stage, type StageScoring, useSaveScoring } from './scoring.data.ts';

type RulesPanelProps = { scoring: StageScoring; stage: StageStandings; stages: readonly Stage[] };

/** What a stage counts by and where its ranks lead. */
export function RulesPanel({ scoring, stage, stages }: RulesPanelProps) {
  const presets = useQuery(presetsQuery).data ?? [];
  const [presetId, setPresetId] = useState(scoring.preset._id);
  const [bands, setBands] = useState(() => toBandRows(scoring.bands));
  const [headStart, setHeadStart] = useState(() =>
    scoring.headStartX10.map(formatTenths).join(', '),
  );
  const [rest, setRest] = useState({
    count: scoring.bestOfRest ? String(scoring.bestOfRest.count) : '',
    leadsTo: scoring.bestOfRest?.leadsTo ?? '',
  });
  const [isRescoring, setRescoring] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const { user } = useSession();
  const isAdmin = user?.role === 'admin' || user?.role === 'owner';
  const save = useSaveScoring(stage._id);
  const read = toBands(bands);
  const points = readPointList(headStart);
  const byGroup = scoring.bands.filter(({ groups }) => groups);
  const own = stages.find(({ _id }) => _id === stage._id);
  const later = stages.filter(({ position }) => position > (own?.position ?? 0));
  const hasPublished = stage.tables.some(({ matches }) => matches.length > 0);
  const choices = presets.some(({ _id }) => _id === scoring.preset._id)
    ? presets
    : [scoring.preset, ...presets];
  const chosen = choices.find(({ _id }) => _id === presetId) ?? scoring.preset;
  const isOtherPreset = presetId !== scoring.preset._id;
  const targets = [
    { value: '', label: 'Out' },
    ...later.map(({ _id, name }) => ({ value: _id, label: name })),
  ];

  function submit() {
    save.mutate(
      {
        presetVersionId: presetId,
        bands: [...read.bands.map((band) => ({ ...band, groups: undefined })), ...byGroup],
        bestOfRest:
          rest.leadsTo !== '' && /^\d{1,4}$/.test(rest.count)
            ? { count: Number(rest.count), leadsTo: rest.leadsTo }
            : null,
        headStartX10: points ?? [],
        version: scoring.version,
      },
      {
        onSuccess: ({ message }) => {
          toast.good(message);
          if (isOtherPreset && hasPublished) setRescoring(true);
        },
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <Heading level={2}>Points and bands</Heading>
      <FormError>{save.isError ? messageOf(save.error) : undefined}</FormError>
      <SelectField
        label="Preset"
        value={presetId}
        disabled={!scoring.canSave}
        options={choices.map(({ _id, name, no }) => ({
          value: _id,
          label: no > 1 ? `${name}, version ${no}` : name,
        }))}
        hint={
          isOtherPreset && hasPublished
            ? 'Matches to come take it at once. For the published ones every rank change is shown first.'
            : undefined
        }
        onChange={({ target }) => setPresetId(target.value)}
      />
      {isAdmin && !stage.isFinal && (
        <Button size="small" className="self-start" onClick={() => setEditing(true)}>
          {chosen.isDelivered ? 'Make your own preset from it' : 'Change this preset'}
        </Button>
      )}
      <Bands
        bands={bands}
        targets={targets}
        isFixed={!scoring.canSave}
        problems={read.problems}
        onChange={setBands}
      />
      {byGroup.length > 0 && (
        <p className="text-small text-quiet">
          {byGroup.length === 1 ? 'One band of' : `${byGroup.length} bands of`} single groups stay
          as they are.
        </p>
      )}
      {later.length > 0 && stage.format === 'groups' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Best of the rest"
            inputMode="numeric"
            maxLength={4}
            value={rest.count}
            disabled={!scoring.canSave}
            hint="How many, across groups"
            onChange={({ target }) => setRest({ ...rest, count: target.value.replace(/\D/g, '') })}
          />
          <SelectField
            label="They go to"
            value={rest.leadsTo}
            disabled={!scoring.canSave}
            options={[{ value: '', label: 'Nowhere' }, ...targets.slice(1)]}
            onChange={({ target }) => setRest({ ...rest, leadsTo: target.value })}
          />
        </div>
      )}
      {later.length > 0 && (
        <TextField
          label="Head start"
          value={headStart}
          disabled={!scoring.canSave}
          placeholder="10, 7, 6, 5, 4, 3, 2, 1"
          hint="Points for the next stage by rank, the first rank first. Empty for none."
          error={
            points ? undefined : 'Points are numbers with one decimal at most, such as 10, 7.5, 6.'
          }
          onChange={({ target }) => setHeadStart(target.value)}
        />
      )}
      {stage.isFinal ? (
        <p className="text-small text-quiet">
          This stage is final. An owner can reopen it to change what it counts by.
        </p>
      ) : (
        <div className="flex flex-wrap gap-3">
          {scoring.canSave && (
            <Button
              variant="main"
              disabled={!points || read.problems.length > 0}
              busy={save.isPending}
              busyText="Saving..."
              onClick={submit}
            >
              Save
            </Button>
          )}
          {!scoring.canSave && (
            <p className="text-small text-quiet">Scorers and admins change this.</p>
          )}
          {scoring.canSave && hasPublished && (
            <Button onClick={() => setRescoring(true)}>Re-score</Button>
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

function Bands(props: {
  bands: BandRow[];
  targets: { value: string; label: string }[];
  isFixed: boolean;
  problems: string[];
  onChange: (bands: BandRow[]) => void;
}) {
  const { bands, targets, isFixed, problems, onChange } = props;
  const change = (index: number, cells: Partial<BandRow>) =>
    onChange(bands.map((band, at) => (at === index ? { ...band, ...cells } : band)));
  const { bands: read } = toBands(bands);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-display text-label font-medium tracking-wide">
        Where ranks lead
      </legend>
      {bands.length === 0 && (
        <p className="text-small text-quiet">
          Nowhere: the table is the end. Add a band where ranks go on to another stage.
        </p>
      )}
      {bands.map((band, index) => {
        const isLast = index === bands.length - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place in the list
          <div key={index} className="flex items-end gap-2">
            <span className="flex min-h-12 w-20 shrink-0 items-center tabular-nums">
              Rank {read[index]?.from} to
            </span>
            {isLast ? (
              <span className="flex min-h-12 w-20 shrink-0 items-center">the last</span>
            ) : (
              <TextField
                label="Last rank"
                inputMode="numeric"
                maxLength={4}
                className="w-20 shrink-0"
                value={band.to}
                disabled={isFixed}
                onChange={({ target }) => change(index, { to: target.value.replace(/\D/g, '') })}
              />
            )}
            <SelectField
              label="Leads to"
              className="min-w-0 flex-1"
              value={band.leadsTo}
              disabled={isFixed}
              options={targets}
              onChange={({ target }) => change(index, { leadsTo: target.value })}
            />
            {!isFixed && (
              <IconButton
                label={`Take band ${index + 1} out`}
                icon={<X size={20} />}
                onClick={() => onChange(bands.filter((_, at) => at !== index))}
              />
            )}
          </div>
        );
      })}
      {problems.map((problem) => (
        <p key={problem} role="alert" className="text-small text-closed">
          {problem}
        </p>
      ))}
      {!isFixed && (
        <Button
          size="small"
          className="self-start"
          icon={<Plus size={18} />}
          onClick={() => onChange([...bands, { to: '', leadsTo: '' }])}
        >
          Add a band
        </Button>
      )}
    </fieldset>
  );
}
