import { t } from '@lingui/core/macro';
import { FormEntries } from '../../../ui/admin/form-entries.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DateField } from './date-field.tsx';
import { PrizeSum } from './prize-sum.tsx';
import { RuleRow } from './rule-row-block.tsx';
import { TimeField } from './time-field.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import { newPrize, newRule, newScheduleEntry } from './tournament-values.ts';

export function PrizeFields({ form }: { form: TournamentFormState }) {
  return (
    <>
      <FormEntries
        form={form}
        name="prizes"
        noun={t`Prize`}
        addText={t`Add Prize`}
        emptyText={t`No prizes yet. The first one stands at the top.`}
        fresh={newPrize}
        firstField="rank"
        isCompact
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-[7rem_1fr] lg:grid-cols-[6rem_1fr_1fr]">
            <TextField label={t`Rank`} placeholder="2-5" {...form.field(`prizes.${index}.rank`)} />
            <TextField
              label={t`Prize`}
              placeholder="25000"
              {...form.field(`prizes.${index}.prize`)}
            />
            <TextField
              label={t`Additional info`}
              className="sm:col-span-2 lg:col-span-1"
              {...form.field(`prizes.${index}.additionalInfo`)}
            />
          </div>
        )}
      </FormEntries>
      <PrizeSum form={form} />
    </>
  );
}

export function ScheduleFields({ form }: { form: TournamentFormState }) {
  return (
    <FormEntries
      form={form}
      name="schedule"
      noun={t`Event`}
      addText={t`Add Event`}
      emptyText={t`No events yet.`}
      fresh={newScheduleEntry}
      firstField="event"
      isCompact
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_9.5rem_7.5rem]">
          <TextField
            label={t`Event`}
            placeholder={t`Qualifier, group A`}
            className="sm:col-span-2 lg:col-span-1"
            {...form.field(`schedule.${index}.event`)}
          />
          <DateField label={t`Date`} form={form} name={`schedule.${index}.date`} />
          <TimeField form={form} name={`schedule.${index}.time`} />
          <TextAreaField
            label={t`Description`}
            rows={2}
            className="sm:col-span-2 lg:col-span-3"
            {...form.field(`schedule.${index}.description`)}
          />
          <CheckboxField label={t`Important`} {...form.field(`schedule.${index}.isImportant`)} />
        </div>
      )}
    </FormEntries>
  );
}

export function RuleFields({ form }: { form: TournamentFormState }) {
  return (
    <FormEntries
      form={form}
      name="rules"
      noun={t`Rule`}
      addText={t`Add Rule`}
      emptyText={t`No rules yet.`}
      fresh={newRule}
      firstField="title"
      isCompact
    >
      {(index) => <RuleRow field={(name) => form.field(`rules.${index}.${name}`)} />}
    </FormEntries>
  );
}
