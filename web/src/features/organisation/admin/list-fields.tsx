import { t } from '@lingui/core/macro';
import { organisationLimits } from '@one-dream/contract/limits.ts';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { ContractForm } from '../../../platform/use-contract-form.ts';
import { EntryRows } from '../../../ui/admin/entry-rows.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { SectionForm } from './section-values.ts';

export type FieldsProps = { form: ContractForm<SectionForm> };

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

export function StaffFields({ form }: FieldsProps) {
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
            label={t`Knows best`}
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
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, list, noun, fresh, firstField } = props;
  const name = `values.about.${list}` as const;
  const { control, getFieldState, getValues, formState } = form.methods;
  const { fields, append, insert, move, remove } = useFieldArray({ control, name });
  const { error } = getFieldState(name, formState);
  return (
    <EntryRows
      noun={noun}
      addText={t`Add ${noun.toLowerCase()}`}
      emptyText={props.emptyText}
      most={organisationLimits[list]}
      ids={fields.map(({ id }) => id)}
      problem={error?.message ?? error?.root?.message}
      onMove={move}
      onRemove={(index) => {
        const entry = getValues(`${name}.${index}`);
        remove(index);
        return () => insert(index, entry, { shouldFocus: false });
      }}
      onAdd={() => {
        form.begin(`${name}.${fields.length}`);
        append({ ...fresh }, { focusName: `${name}.${fields.length}.${firstField}` });
      }}
    >
      {(index) => props.children(`${name}.${index}`)}
    </EntryRows>
  );
}
