import { t } from '@lingui/core/macro';
import { tournamentTypes } from '@one-dream/contract/features/tournaments.values.ts';
import { useWatch } from 'react-hook-form';
import { sayEnglish } from '../../../platform/say.ts';
import { useDataUrlField } from '../../../platform/use-data-url-field.ts';
import { FormSections } from '../../../ui/admin/form-sections.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DateField } from './date-field.tsx';
import { PrizeFields, RuleFields, ScheduleFields } from './entry-fields.tsx';
import { EligibilityFields, KindFields, PlaceFields, TimeFields } from './match-day-fields.tsx';
import { sectionLines } from './section-lines.ts';
import type { TournamentFormState } from './tournament-state.ts';
import { offeredStatuses, type TournamentValues } from './tournament-values.ts';

/** All sections of the form: what changes with each event first, then what a copy brings along. */
export function TournamentSections(props: {
  form: TournamentFormState;
  /** Number of registered teams: the minimum for the slots. */
  registered: number;
}) {
  const { form, registered } = props;
  return (
    <FormSections
      sections={[
        {
          title: t`Basic Information`,
          content: <BasicInformation form={form} />,
        },
        {
          title: t`Timings of the day`,
          content: <TimeFields form={form} />,
        },
        {
          title: t`Tournament Details`,
          holds: <Holds form={form} say={sectionLines.details} />,
          content: (
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              <TextField
                label={t`Prize pool`}
                placeholder="50000"
                hint={t`A plain number is shown as rupees.`}
                {...form.field('prizePool')}
              />
              <TextField
                label={t`Slots`}
                inputMode="numeric"
                hint={
                  registered > 0 ? t`${registered} taken already.` : t`Teams that can take part.`
                }
                {...form.field('slots')}
              />
              <SelectField
                label={t`Type`}
                options={tournamentTypes.map((value) => ({ value, label: sayEnglish(value) }))}
                {...form.field('type')}
              />
              <DateField label={t`Start date`} form={form} name="startDate" />
              <DateField label={t`End date`} form={form} name="endDate" />
            </div>
          ),
        },
        {
          title: t`Places`,
          holds: <Holds form={form} say={sectionLines.places} />,
          content: <PlaceFields form={form} />,
        },
        {
          title: t`Who may play`,
          holds: <Holds form={form} say={sectionLines.eligibility} />,
          content: <EligibilityFields form={form} />,
        },
        {
          title: t`Description`,
          holds: <Holds form={form} say={sectionLines.description} />,
          content: (
            <TextAreaField
              label={t`What players should know`}
              rows={6}
              hint={t`Line breaks are kept. **bold**, lists that begin with - and https links are shown as such.`}
              {...form.field('description')}
            />
          ),
        },
        {
          title: t`Log Channel`,
          holds: <Holds form={form} say={sectionLines.channel} />,
          content: (
            <TextField
              label={t`Discord channel id`}
              inputMode="numeric"
              placeholder="123456789012345678"
              hint={t`Seen by admins only. The export of teams links to this channel.`}
              className="max-w-md"
              {...form.field('log_channel')}
            />
          ),
        },
        {
          title: t`Prize Distribution`,
          holds: <Holds form={form} say={sectionLines.prizes} />,
          content: <PrizeFields form={form} />,
        },
        {
          title: t`Schedule`,
          holds: <Holds form={form} say={sectionLines.schedule} />,
          content: <ScheduleFields form={form} />,
        },
        {
          title: t`Rules`,
          holds: <Holds form={form} say={sectionLines.rules} />,
          content: <RuleFields form={form} />,
        },
      ]}
    />
  );
}

function BasicInformation({ form }: { form: TournamentFormState }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid content-start gap-4">
        <TextField label={t`Title`} autoComplete="off" {...form.field('title')} />
        <TextField label={t`Organizer`} autoComplete="off" {...form.field('organizer')} />
        <SelectField
          label={t`Status`}
          options={offeredStatuses.map((value) => ({ value, label: sayEnglish(value) }))}
          {...form.field('status')}
        />
        <KindFields form={form} />
      </div>
      <BannerField form={form} />
    </div>
  );
}

// Separate, so that fields register with the form in visual order.
function BannerField({ form }: { form: TournamentFormState }) {
  const banner = useDataUrlField({ form, name: 'banner' });
  return (
    <FileField
      label={t`Banner`}
      shape="wide"
      prompt={t`Choose a banner, 1600 × 900 at best`}
      hint={
        banner.current
          ? t`Press the picture to choose another one. PNG, JPEG or WebP, up to 5 MB.`
          : t`PNG, JPEG or WebP, up to 5 MB.`
      }
      {...banner}
    />
  );
}

/** Live summary of a collapsed section. */
function Holds(props: { form: TournamentFormState; say: (values: TournamentValues) => string }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const values = useWatch({ control: props.form.methods.control }) as TournamentValues;
  return props.say(values);
}
