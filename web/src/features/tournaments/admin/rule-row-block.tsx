import { t } from '@lingui/core/macro';
import { ruleCategories } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import type { FieldBinding } from '../../../platform/use-contract-form.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

/** One rule, of a tournament or of a series. */
export function RuleRow(props: {
  field: (name: 'title' | 'category' | 'description') => FieldBinding;
}) {
  const { field } = props;
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <TextField label={t`Rule title`} {...field('title')} />
      <SelectField
        label={t`Category`}
        options={ruleCategories.map((value) => ({ value, label: translateEnglish(value) }))}
        {...field('category')}
      />
      <TextAreaField
        label={t`Rule description`}
        rows={3}
        className="sm:col-span-2 lg:-mr-32"
        {...field('description')}
      />
    </div>
  );
}
