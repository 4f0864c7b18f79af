import { t } from '@lingui/core/macro';
import { gameOptions, games } from '@one-dream/contract/games.ts';
import type { Preset } from '@one-dream/contract/scoring/presets.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { nameOfTieBreak, type TieBreak, tieBreaks } from '@one-dream/contract/scoring/ties.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { isStale, messageOf } from '../../platform/refusal.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { LoadNewestButton } from '../../ui/form/load-newest-button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { examplesOf, type PresetText, readPreset, toPresetText } from './preset-form.ts';
import { type PresetVersion, presetsQuery, useSavePreset } from './scoring.data.ts';
import { withChanges } from './with-changes.ts';

/** A custom preset, based on another one, with a live example. */
export function PresetDialog(props: {
  /** A custom preset is edited, a built-in one is copied. */
  from: PresetVersion;
  onSaved: (preset: PresetVersion) => void;
  onClose: () => void;
}) {
  const { onSaved, onClose } = props;
  const queryClient = useQueryClient();
  /** The version that the fields were filled from. */
  const [from, setFrom] = useState(props.from);
  const isChange = !from.isDelivered;
  const [text, setText] = useState<PresetText>(() => {
    const known = toPresetText(from);
    return isChange ? known : { ...known, name: `${known.name}, own` };
  });
  const save = useSavePreset();
  const set = (change: Partial<PresetText>) => setText({ ...text, ...change });
  const { preset, check } = readPreset(text);
  const canSave = Object.keys(check.problems).length === 0 && text.name.trim().length >= 2;

  function submit() {
    const form = { ...preset, name: text.name.trim(), game: text.game };
    save.mutate(
      { ...(isChange && { presetId: from.presetId }), no: from.no, form },
      {
        onSuccess: ({ message, data }) => {
          toast.good(message);
          onSaved(data);
        },
      },
    );
  }

  async function loadNewest(): Promise<void> {
    const presets = await queryClient.fetchQuery({ ...presetsQuery, staleTime: 0 });
    const newest = presets.find(({ presetId }) => presetId === from.presetId);
    if (!newest) return;
    setFrom(newest);
    setText(withChanges({ typed: text, opened: toPresetText(from), newest: toPresetText(newest) }));
    save.reset();
  }

  return (
    <Dialog
      onClose={onClose}
      size="wide"
      title={isChange ? t`Change ${from.name}` : t`A preset of your own`}
      description={
        isChange
          ? t`It gets a new version. What was scored by an earlier one stays as it is.`
          : t`Based on ${from.name}, which stays as it is.`
      }
      submit={{
        text: t`Save the preset`,
        busy: save.isPending,
        disabled: !canSave,
        onSubmit: submit,
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <FormError>{save.isError ? messageOf(save.error) : undefined}</FormError>
          {isStale(save.error) && <LoadNewestButton onLoad={loadNewest} />}
        </div>
        <TextField
          label={t`Name`}
          maxLength={40}
          value={text.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <SelectField
          label={t`Game`}
          value={text.game}
          options={gameOptions}
          onChange={({ target }) =>
            set({ game: games.find((game) => game === target.value) ?? text.game })
          }
        />
        <PointsFields text={text} problems={check.problems} onChange={set} />
        <TextField
          label={t`Word for a win`}
          maxLength={12}
          value={text.win}
          onChange={({ target }) => set({ win: target.value })}
        />
        <TextField
          label={t`Word for eliminations`}
          maxLength={12}
          value={text.elims}
          onChange={({ target }) => set({ elims: target.value })}
        />
        <TieBreaksField value={text.tieBreaks} onChange={(next) => set({ tieBreaks: next })} />
        <PresetExample preset={preset} warnings={check.warnings} />
      </div>
    </Dialog>
  );
}

function PointsFields(props: {
  text: PresetText;
  problems: Record<string, string>;
  onChange: (change: Partial<PresetText>) => void;
}) {
  const { text, problems, onChange } = props;
  const wrongPlace = Object.entries(problems).find(([name]) =>
    name.startsWith('placementX10'),
  )?.[1];
  return (
    <>
      <TextField
        label={t`Points by place`}
        className="sm:col-span-2"
        value={text.placements}
        hint={t`The first place first; places after the list get 0.`}
        error={wrongPlace}
        onChange={({ target }) => onChange({ placements: target.value })}
      />
      <TextField
        label={t`For an elimination`}
        inputMode="decimal"
        maxLength={4}
        value={text.elim}
        error={problems.elimX10}
        onChange={({ target }) => onChange({ elim: target.value })}
      />
      <TextField
        label={t`At most this many count`}
        inputMode="numeric"
        maxLength={2}
        placeholder={t`All of them`}
        value={text.cap}
        error={problems.elimCap}
        onChange={({ target }) => onChange({ cap: target.value.replace(/\D/g, '') })}
      />
    </>
  );
}

function TieBreaksField(props: {
  value: readonly TieBreak[];
  onChange: (value: TieBreak[]) => void;
}) {
  const { value, onChange } = props;
  const unused = tieBreaks.filter((key) => !value.includes(key));
  return (
    <fieldset>
      <legend className="mb-1.5 font-display text-label font-medium tracking-wide">{t`Equal totals are decided by`}</legend>
      <ol className="border-t border-line">
        {value.map((key, index) => (
          <li key={key} className="flex items-center gap-2 border-b border-line">
            <span className="w-6 text-quiet tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1">{translateEnglish(nameOfTieBreak(key))}</span>
            <IconButton
              label={t`${translateEnglish(nameOfTieBreak(key))} one up`}
              icon={<ArrowUp size={18} />}
              disabled={index === 0}
              onClick={() => {
                const next = value.filter((one) => one !== key);
                next.splice(index - 1, 0, key);
                onChange(next);
              }}
            />
            <IconButton
              label={t`Without ${translateEnglish(nameOfTieBreak(key))}`}
              icon={<X size={18} />}
              onClick={() => onChange(value.filter((one) => one !== key))}
            />
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        {unused.map((key) => (
          <Button key={key} size="small" onClick={() => onChange([...value, key])}>
            {t`Add ${translateEnglish(nameOfTieBreak(key)).toLowerCase()}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function PresetExample(props: { preset: Preset; warnings: readonly string[] }) {
  const { preset, warnings } = props;
  return (
    <section aria-label={t`Example`} aria-live="polite">
      <h3 className="mb-1.5 font-display text-label font-medium tracking-wide">{t`Example`}</h3>
      <ul className="border-t border-line">
        {examplesOf(preset).map(({ text: words, pointsX10 }) => (
          <li
            key={words}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 tabular-nums"
          >
            <span className="text-quiet">{words}</span>
            <span className="font-display text-title font-heavy">{formatTenths(pointsX10)}</span>
          </li>
        ))}
      </ul>
      {warnings.map((warning) => (
        <p key={warning} className="mt-2 text-small text-live">
          {warning}
        </p>
      ))}
    </section>
  );
}
