import { t } from '@lingui/core/macro';
import { FormEntries } from '../../../ui/admin/form-entries.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { RuleRow } from '../../tournaments/admin/rule-row-block.tsx';
import type { SeriesFormState } from './series-fields.tsx';
import { newPrize, newRule } from './series-values.ts';

type RowsProps = { form: SeriesFormState };

export function PrizeRows({ form }: RowsProps) {
  return (
    <FormEntries
      form={form}
      name="prizes"
      noun={t`Prize`}
      addText={t`Add prize`}
      fresh={newPrize}
      firstField="rank"
      isOrdered={false}
      isCompact
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-[6rem_1fr_1fr]">
          <TextField label={t`Rank`} placeholder="2-5" {...form.field(`prizes.${index}.rank`)} />
          <TextField label={t`Prize`} placeholder="500" {...form.field(`prizes.${index}.prize`)} />
          <TextField label={t`Additional info`} {...form.field(`prizes.${index}.additionalInfo`)} />
        </div>
      )}
    </FormEntries>
  );
}

export function RuleRows({ form }: RowsProps) {
  return (
    <FormEntries
      form={form}
      name="rules"
      noun={t`Rule`}
      addText={t`Add rule`}
      fresh={newRule}
      firstField="title"
      isOrdered={false}
      isCompact
    >
      {(index) => <RuleRow field={(name) => form.field(`rules.${index}.${name}`)} />}
    </FormEntries>
  );
}
