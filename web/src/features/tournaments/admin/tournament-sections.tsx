import { tournamentTypes } from '@one-dream/contract/features/tournaments.values.ts';
import { useDataUrlField } from '../../../platform/use-data-url-field.ts';
import { FormSections } from '../../../ui/admin/form-sections.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DateField } from './date-field.tsx';
import { PrizeFields, RuleFields, ScheduleFields } from './entry-fields.tsx';
import { EligibilityFields, KindFields, PlaceFields, TimeFields } from './match-day-fields.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import { offeredStatuses } from './tournament-values.ts';

/** Everything that is filled in, in the order of the tournament's own page. */
export function TournamentSections(props: {
  form: TournamentFormState;
  /** Teams that are in already: there cannot be fewer slots. */
  registered: number;
}) {
  const { form, registered } = props;
  return (
    <FormSections
      sections={[
        {
          title: 'Basic Information',
          content: <BasicInformation form={form} />,
        },
        {
          title: 'Tournament Details',
          content: (
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              <TextField
                label="Prize pool"
                placeholder="50000"
                hint="A plain number is shown as rupees."
                {...form.field('prizePool')}
              />
              <TextField
                label="Slots"
                inputMode="numeric"
                hint={registered > 0 ? `${registered} taken already.` : 'Teams that can take part.'}
                {...form.field('slots')}
              />
              <SelectField label="Type" options={tournamentTypes} {...form.field('type')} />
              <DateField label="Start date" form={form} name="startDate" />
              <DateField label="End date" form={form} name="endDate" />
            </div>
          ),
        },
        {
          title: 'The clock of the day',
          content: <TimeFields form={form} />,
        },
        {
          title: 'Places',
          content: <PlaceFields form={form} />,
        },
        {
          title: 'Who may play',
          content: <EligibilityFields form={form} />,
        },
        {
          title: 'Description',
          content: (
            <TextAreaField
              label="What players should know"
              rows={6}
              hint="Line breaks are kept. **bold**, lists that begin with - and https links are shown as such."
              {...form.field('description')}
            />
          ),
        },
        {
          title: 'Log Channel',
          content: (
            <TextField
              label="Discord channel id"
              inputMode="numeric"
              placeholder="123456789012345678"
              hint="Seen by admins only. The export of teams links to this channel."
              className="max-w-md"
              {...form.field('log_channel')}
            />
          ),
        },
        {
          title: 'Prize Distribution',
          content: <PrizeFields form={form} />,
        },
        {
          title: 'Schedule',
          content: <ScheduleFields form={form} />,
        },
        {
          title: 'Rules',
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
        <TextField label="Title" autoComplete="off" {...form.field('title')} />
        <TextField label="Organizer" autoComplete="off" {...form.field('organizer')} />
        <SelectField label="Status" options={offeredStatuses} {...form.field('status')} />
        <KindFields form={form} />
      </div>
      <BannerField form={form} />
    </div>
  );
}

// On its own, so that the fields are known to the form in the order in which they stand.
function BannerField({ form }: { form: TournamentFormState }) {
  const banner = useDataUrlField({ form, name: 'banner' });
  return (
    <FileField
      label="Banner"
      shape="wide"
      prompt="Choose a banner, 1600 × 900 at best"
      hint={
        banner.current
          ? 'Press the picture to choose another one. PNG, JPEG or WebP, up to 5 MB.'
          : 'PNG, JPEG or WebP, up to 5 MB.'
      }
      {...banner}
    />
  );
}
