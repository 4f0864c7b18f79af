import { t } from '@lingui/core/macro';
import { tournamentTypes } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { useWatch } from 'react-hook-form';
import { translateEnglish } from '../../../platform/translate.ts';
import { useDataUrlField } from '../../../platform/use-data-url-field.ts';
import { FormSections } from '../../../ui/admin/form-sections.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DrawnBanner } from '../drawn-banner.tsx';
import { DateField } from './date-field.tsx';
import { PrizeFields, RuleFields, ScheduleFields } from './entry-fields.tsx';
import { EssentialFields } from './essential-fields.tsx';
import type { PlainEvent } from './plain-events.ts';
import { sectionLines } from './section-lines.ts';
import {
  bound,
  EligibilityFields,
  KindFields,
  labels,
  named,
  PlaceFields,
  TimeFields,
} from './tournament-fields.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import { offeredStatuses, type TournamentValues } from './tournament-values.ts';

/** All sections of the form: what changes with each event first, then what a copy brings along. */
export function TournamentSections(props: {
  form: TournamentFormState;
  /** What a new event is to be. */
  plain?: PlainEvent | undefined;
  /** Only for an existing one: its times are judged once they change. */
  stood?: TournamentValues | undefined;
  /** All but the essentials is folded, as it has its usual values. */
  isShort: boolean;
  onOpenAll: () => void;
  /** Number of registered teams: the minimum for the slots. */
  registered: number;
}) {
  const { form, plain, isShort, registered } = props;
  const holds = (name: keyof typeof sectionLines) => <Holds form={form} say={sectionLines[name]} />;
  return (
    <FormSections
      folds={isShort ? 'always' : plain ? 'never' : 'phone'}
      onOpenAll={props.onOpenAll}
      sections={[
        {
          title: t`Basic Information`,
          content: <EssentialFields form={form} plain={plain} registered={registered} />,
        },
        {
          title: t`Announcement`,
          holds: plain && holds('announcement'),
          content: <Announcement form={form} />,
        },
        {
          title: t`Timings of the day`,
          holds: plain && holds('times'),
          content: <TimeFields form={form} stood={props.stood} />,
        },
        {
          title: t`Tournament Details`,
          holds: holds('details'),
          content: (
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              <TextField
                placeholder="50000"
                hint={t`A plain number is shown as rupees.`}
                {...bound(form, 'prizePool')}
              />
              <SelectField
                options={tournamentTypes.map((value) => ({
                  value,
                  label: translateEnglish(value),
                }))}
                {...bound(form, 'type')}
              />
              <DateField form={form} {...named('startDate')} />
              <DateField form={form} {...named('endDate')} />
            </div>
          ),
        },
        {
          title: t`Places`,
          holds: holds('places'),
          content: <PlaceFields form={form} />,
        },
        {
          title: labels.eligibility(),
          holds: holds('eligibility'),
          content: <EligibilityFields form={form} />,
        },
        {
          title: t`Description`,
          holds: holds('description'),
          content: (
            <TextAreaField
              rows={6}
              hint={t`Line breaks are kept. **bold**, lists that begin with - and https links are shown as such.`}
              {...bound(form, 'description')}
            />
          ),
        },
        {
          title: t`Log Channel`,
          holds: holds('channel'),
          content: (
            <TextField
              inputMode="numeric"
              placeholder="123456789012345678"
              hint={t`Seen by admins only. The export of teams links to this channel.`}
              className="max-w-md"
              {...bound(form, 'log_channel')}
            />
          ),
        },
        {
          title: labels.prizes(),
          holds: holds('prizes'),
          content: <PrizeFields form={form} />,
        },
        {
          title: labels.schedule(),
          holds: holds('schedule'),
          content: <ScheduleFields form={form} />,
        },
        {
          title: labels.rules(),
          holds: holds('rules'),
          content: <RuleFields form={form} />,
        },
      ]}
    />
  );
}

function Announcement({ form }: { form: TournamentFormState }) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="grid content-start gap-4">
        <TextField autoComplete="off" {...bound(form, 'organizer')} />
        <SelectField
          options={offeredStatuses.map((value) => ({ value, label: translateEnglish(value) }))}
          {...bound(form, 'status')}
        />
        <KindFields form={form} />
      </div>
      <BannerField form={form} />
    </div>
  );
}

// Separate, so that fields register with the form in visual order.
function BannerField({ form }: { form: TournamentFormState }) {
  // As in `Holds`.
  'use no memo';
  const { control, setValue } = form.methods;
  const banner = useDataUrlField({ form, name: 'banner' });
  const [title, prizePool, stored] = useWatch({ control, name: ['title', 'prizePool', 'banner'] });
  return (
    <FileField
      label={labels.banner()}
      shape="wide"
      prompt={t`Choose a banner, 1600 × 900 at best`}
      hint={t`Press the picture to choose your own. PNG, JPEG or WebP, up to 5 MB.`}
      drawn={
        stored === ''
          ? {
              picture: <DrawnBanner title={title} prizePool={prizePool ?? ''} />,
              // Refused with 'Add a banner picture.' until another one is chosen.
              onTakeAway: () => setValue('banner', null as never),
            }
          : undefined
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
