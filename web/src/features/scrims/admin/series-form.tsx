import { t } from '@lingui/core/macro';
import type { Series } from '@one-dream/contract/features/scrims/scrims.ts';
import {
  scrimEntries,
  type Tier,
  tierDefaults,
  tierNames,
  tiers,
} from '@one-dream/contract/features/scrims/scrims.values.ts';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import type { Opened } from '../../../platform/stored-draft.ts';
import { useContractForm } from '../../../platform/use-contract-form.ts';
import { useDraft, useDraftForm } from '../../../platform/use-draft-form.ts';
import { FormFoot, LeaveQuestion } from '../../../ui/admin/form-foot.tsx';
import { type FormSection, FormSections } from '../../../ui/admin/form-sections.tsx';
import { NumberField } from '../../../ui/admin/number-field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { LoadNewestButton } from '../../../ui/form/load-newest-button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { entryWords, scrimDayText } from '../scrim-words.ts';
import { useCreateSeries, useUpdateSeries } from './series.admin.data.ts';
import { MapsField, type SeriesFormState, WeekdaysField } from './series-fields.tsx';
import { PrizeRows, RuleRows } from './series-rows.tsx';
import {
  newValues,
  type SeriesSent,
  type SeriesValues,
  seriesSchema,
  valuesOf,
} from './series-values.ts';

export type SeriesFormProps = {
  /** Omitted for a new series. */
  series?: Series;
  /** Refetches it; undefined if it is gone. */
  onReload: () => Promise<Series | undefined>;
};

/** The template of a series, applied to all future evenings. */
export function SeriesForm({ series, onReload }: SeriesFormProps) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const navigate = useNavigate();
  const create = useCreateSeries();
  const update = useUpdateSeries();
  const draft = useDraft<SeriesValues>(
    `series ${series?._id ?? 'new'}`,
    series ? openedOf(series) : { values: newValues() },
  );
  const form = useContractForm<SeriesValues, SeriesSent>({
    schema: seriesSchema as unknown as z.ZodMiniType<SeriesSent, SeriesValues>,
    defaults: draft.typed,
    send: async ({ tier, version, ...template }) => {
      const answer = series
        ? await update.mutateAsync({ seriesId: series._id, ...template, version })
        : await create.mutateAsync({ tier, ...template });
      draft.end();
      toast.good(savedText(answer, series === undefined));
      await navigate(adminPaths.scrims());
    },
  });
  const work = useDraftForm(form, draft);
  return (
    // The footer bar replaces the page's padding.
    <form {...form.props} aria-label={t`Series`} className="-mb-16 grid gap-5">
      <FormSections sections={sectionsOf(form, series === undefined)} />
      <FormFoot
        errorRef={form.errorRef}
        problem={work.message}
        saveText={series ? t`Save series` : t`Begin series`}
        busy={form.isBusy}
      >
        {work.isStale && (
          <LoadNewestButton
            onLoad={async () => {
              const newest = await onReload();
              if (newest) work.goOnFrom(openedOf(newest));
            }}
          />
        )}
        <LinkButton
          to={adminPaths.scrims()}
          className="max-sm:flex-1 max-sm:px-3"
        >{t`Cancel`}</LinkButton>
      </FormFoot>
      <LeaveQuestion {...work.leaving} />
    </form>
  );
}

function openedOf(series: Series): Opened<SeriesValues> {
  return { values: valuesOf(series), version: series.version };
}

function sectionsOf(form: SeriesFormState, isNew: boolean): FormSection[] {
  return [
    { title: t`Evening`, content: <EveningFields form={form} isNew={isNew} /> },
    {
      title: t`Matches`,
      content: (
        <>
          <div className="grid gap-4 sm:grid-cols-3">
            <NumberField form={form} name="matches" label={t`Matches`} hint={t`1 to 8.`} />
            <NumberField
              form={form}
              name="spacingMin"
              label={t`Minutes between starts`}
              hint={t`30 to 90.`}
            />
            <NumberField form={form} name="slots" label={t`Slots`} hint={t`4 to 24.`} />
          </div>
          <MapsField form={form} />
        </>
      ),
    },
    {
      title: t`Discord`,
      content: (
        <TextField
          label={t`Discord channel id`}
          inputMode="numeric"
          placeholder="123456789012345678"
          hint={t`Slot lists, rooms that open and results of its evenings are posted there. Evenings made already keep theirs.`}
          className="max-w-md"
          {...form.field('logChannel')}
        />
      ),
    },
    {
      title: t`Prizes`,
      content: (
        <>
          <TextField
            label={t`Prize pool`}
            placeholder="1000"
            hint={t`A plain number is shown as rupees.`}
            className="mb-4 max-w-sm"
            {...form.field('prizePool')}
          />
          <PrizeRows form={form} />
        </>
      ),
    },
    {
      title: t`What players should know`,
      content: (
        <TextAreaField
          label={t`Description`}
          rows={5}
          hint={t`Line breaks are kept. **bold**, lists that begin with - and https links are shown as such.`}
          {...form.field('description')}
        />
      ),
    },
    { title: t`Rules`, content: <RuleRows form={form} /> },
  ];
}

/** Toast after saving, naming evenings that stay as they are. */
function savedText(
  { message, unchanged }: { message: string; unchanged: { title: string; day: string }[] },
  isNew: boolean,
): string {
  if (isNew || unchanged.length === 0) return message;
  const days = unchanged.map(({ day }) => scrimDayText(day)).join(', ');
  return t`${message} Open already and unchanged: ${days}.`;
}

function EveningFields({ form, isNew }: { form: SeriesFormState; isNew: boolean }) {
  'use no memo';
  const tier = form.field('tier');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t`Title`}
        placeholder={t`T3 Daily Scrims`}
        autoComplete="off"
        hint={t`The date is added to it.`}
        {...form.field('title')}
      />
      {isNew ? (
        <SelectField
          label={t`Tier`}
          options={tiers.map((value) => ({ value, label: tierNames[value] }))}
          {...tier}
          onChange={(event) => {
            // The tier's defaults, until changed.
            const usual = tierDefaults[event.target.value as Tier];
            const { dirtyFields } = form.methods.formState;
            if (usual && !dirtyFields.firstMatch)
              form.methods.setValue('firstMatch', usual.firstMatch);
            if (usual && !dirtyFields.entry) form.methods.setValue('entry', usual.entry);
            return tier.onChange(event);
          }}
        />
      ) : (
        <TextField
          label={t`Tier`}
          readOnly
          hint={t`Fixed: its scrims counted for this tier.`}
          value={tierNames[form.methods.getValues('tier')]}
        />
      )}
      <TextField
        label={t`First match (IST)`}
        type="time"
        hint={t`Before 05:00 it belongs to the evening before.`}
        className="[&_input]:appearance-none"
        {...form.field('firstMatch')}
      />
      <SelectField
        label={t`Who may enter`}
        options={scrimEntries.map((value) => ({ value, label: entryWords()[value] }))}
        {...form.field('entry')}
      />
      <CheckboxField
        label={t`Guest teams`}
        hint={t`Hosts bring in teams without accounts from a sheet.`}
        {...form.field('guests')}
      />
      <WeekdaysField form={form} />
      <NumberField
        form={form}
        name="openBeforeMin"
        label={t`Registration opens, minutes before`}
        hint={t`480 is 8 hours. 90 to 10080.`}
      />
    </div>
  );
}
