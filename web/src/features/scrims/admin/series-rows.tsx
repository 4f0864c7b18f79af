import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { EntryRows } from '../../../ui/admin/entry-rows.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RuleRow } from '../../tournaments/admin/rule-row-block.tsx';
import type { SeriesFormState } from './series-fields.tsx';
import { newPrize, newRule, type SeriesValues } from './series-values.ts';

type RowsProps = { form: SeriesFormState };

export function PrizeRows({ form }: RowsProps) {
  return (
    <Rows form={form} name="prizes" noun={t`Prize`} addText={t`Add prize`} fresh={newPrize}>
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-[6rem_1fr_1fr]">
          <TextField label={t`Rank`} placeholder="2-5" {...form.field(`prizes.${index}.rank`)} />
          <TextField label={t`Prize`} placeholder="500" {...form.field(`prizes.${index}.prize`)} />
          <TextField label={t`Additional info`} {...form.field(`prizes.${index}.additionalInfo`)} />
        </div>
      )}
    </Rows>
  );
}

export function RuleRows({ form }: RowsProps) {
  return (
    <Rows form={form} name="rules" noun={t`Rule`} addText={t`Add rule`} fresh={newRule}>
      {(index) => <RuleRow field={(name) => form.field(`rules.${index}.${name}`)} />}
    </Rows>
  );
}

function Rows<Name extends 'prizes' | 'rules'>(props: {
  form: SeriesFormState;
  name: Name;
  noun: string;
  addText: string;
  fresh: SeriesValues[Name][number];
  children: (index: number) => ReactNode;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, noun, addText, fresh, children } = props;
  const { control, getValues } = form.methods;
  const { fields, append, insert, remove } = useFieldArray({ control, name });
  return (
    <EntryRows
      noun={noun}
      addText={addText}
      ids={fields.map(({ id }) => id)}
      onRemove={(index) => {
        const entry = getValues(`${name}.${index}`);
        remove(index);
        return () => insert(index, entry as never, { shouldFocus: false });
      }}
      isCompact
      onAdd={() => {
        form.begin(`${name}.${fields.length}`);
        append({ ...fresh } as never);
      }}
    >
      {children}
    </EntryRows>
  );
}
