import { t } from '@lingui/core/macro';
import { organisationLimits } from '@one-dream/contract/limits.ts';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../../platform/use-contract-form.ts';
import { FormEntries } from '../../../ui/admin/form-entries.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { SectionForm } from './section-values.ts';

export type FormProps = { form: ContractForm<SectionForm> };
/** Another version resets the file fields. */
export type FieldsProps = FormProps & { version: number };

export function FigureFields({ form }: FieldsProps) {
  return (
    <Entries
      form={form}
      list="counters"
      noun={t`Figure`}
      emptyText={t`No figures. The page about you begins with the tiers.`}
      fresh={{ prefix: '', value: '', suffix: '+', label: '' }}
      firstField="label"
    >
      {(at) => (
        <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_4.5rem] gap-x-3 gap-y-4">
          <TextField
            label={t`What is counted`}
            placeholder={t`Tournaments Hosted`}
            autoComplete="off"
            className="col-span-3"
            {...form.field(`${at}.label`)}
          />
          <TextField
            label={t({ message: 'In front', context: 'figure' })}
            placeholder="₹"
            autoComplete="off"
            {...form.field(`${at}.prefix`)}
          />
          <TextField
            label={t`Figure`}
            inputMode="numeric"
            autoComplete="off"
            {...form.field(`${at}.value`)}
          />
          <TextField
            label={t`Behind`}
            placeholder="+"
            autoComplete="off"
            {...form.field(`${at}.suffix`)}
          />
        </div>
      )}
    </Entries>
  );
}

export function TierFields({ form }: FieldsProps) {
  return (
    <Entries
      form={form}
      list="tiers"
      noun={t`Tier`}
      emptyText={t`No tiers yet. The first one is where new squads begin.`}
      fresh={{ name: '', summary: '', points: '' }}
      firstField="name"
    >
      {(at) => (
        <div className="grid gap-4">
          <TextField
            label={t`Name`}
            placeholder={t`Tier 3 Scrims`}
            autoComplete="off"
            {...form.field(`${at}.name`)}
          />
          <TextAreaField label={t`Summary`} rows={2} {...form.field(`${at}.summary`)} />
          <TextAreaField
            label={t`Points`}
            rows={3}
            hint={t`One per line, such as: ₹1K weekly.`}
            {...form.field(`${at}.points`)}
          />
        </div>
      )}
    </Entries>
  );
}

export function StaffFields({ form, version }: FieldsProps) {
  return (
    <Entries
      form={form}
      list="staff"
      noun={t`Person`}
      emptyText={t`Nobody yet. Players like to know who runs their lobby.`}
      fresh={{ name: '', role: '', bio: '', expertise: '', picture: '' }}
      firstField="name"
    >
      {(at) => (
        <div className="grid gap-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
          <PictureField
            key={version}
            form={form}
            name={`${at}.picture`}
            label={t`Picture`}
            hint={t`Square is best.`}
            withoutText={t`Use a drawn portrait`}
          />
          <div className="grid content-start gap-4">
            <TextField label={t`Name`} autoComplete="off" {...form.field(`${at}.name`)} />
            <TextField
              label={t`Role`}
              placeholder={t`Scrims Manager`}
              autoComplete="off"
              {...form.field(`${at}.role`)}
            />
          </div>
          <TextAreaField
            label={t`About`}
            rows={3}
            className="sm:col-span-2"
            {...form.field(`${at}.bio`)}
          />
          <TextAreaField
            label={t`Expertise`}
            rows={2}
            hint={t`One per line, such as: Points tables.`}
            className="sm:col-span-2"
            {...form.field(`${at}.expertise`)}
          />
        </div>
      )}
    </Entries>
  );
}

export function ProcessFields({ form }: FieldsProps) {
  return (
    <Entries
      form={form}
      list="process"
      noun={t`Step`}
      emptyText={t`No steps yet. Say how a tournament runs, from the announcement to the prizes.`}
      fresh={{ title: '', text: '' }}
      firstField="title"
    >
      {(at) => (
        <div className="grid gap-4">
          <TextField label={t`Title`} autoComplete="off" {...form.field(`${at}.title`)} />
          <TextAreaField label={t`Text`} rows={2} {...form.field(`${at}.text`)} />
        </div>
      )}
    </Entries>
  );
}

function Entries(props: {
  form: ContractForm<SectionForm>;
  list: 'counters' | 'tiers' | 'staff' | 'process';
  noun: string;
  emptyText: string;
  fresh: Record<string, string>;
  firstField: string;
  children: (at: `values.${string}`) => ReactNode;
}) {
  const { list, children, ...rest } = props;
  const name = `values.about.${list}` as const;
  return (
    <FormEntries
      {...rest}
      name={name}
      addText={t`Add ${props.noun.toLowerCase()}`}
      most={organisationLimits[list]}
    >
      {(index) => children(`${name}.${index}`)}
    </FormEntries>
  );
}
