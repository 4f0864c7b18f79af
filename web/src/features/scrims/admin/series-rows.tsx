import { ruleCategories } from '@one-dream/contract/features/tournaments.values.ts';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { SeriesFormState } from './series-fields.tsx';
import { newPrize, newRule } from './series-values.ts';

type RowsProps = { form: SeriesFormState };

export function PrizeRows({ form }: RowsProps) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const list = useFieldArray({ control: form.methods.control, name: 'prizes' });
  return (
    <Rows
      noun="Prize"
      ids={list.fields.map(({ id }) => id)}
      onRemove={list.remove}
      onAdd={() => {
        form.begin(`prizes.${list.fields.length}`);
        list.append({ ...newPrize });
      }}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-[7rem_1fr_1fr]">
          <TextField label="Rank" placeholder="2-5" {...form.field(`prizes.${index}.rank`)} />
          <TextField label="Prize" placeholder="500" {...form.field(`prizes.${index}.prize`)} />
          <TextField label="Additional info" {...form.field(`prizes.${index}.additionalInfo`)} />
        </div>
      )}
    </Rows>
  );
}

export function RuleRows({ form }: RowsProps) {
  'use no memo';
  const list = useFieldArray({ control: form.methods.control, name: 'rules' });
  return (
    <Rows
      noun="Rule"
      ids={list.fields.map(({ id }) => id)}
      onRemove={list.remove}
      onAdd={() => {
        form.begin(`rules.${list.fields.length}`);
        list.append({ ...newRule });
      }}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
          <TextField label="Rule title" {...form.field(`rules.${index}.title`)} />
          <SelectField
            label="Category"
            options={ruleCategories}
            {...form.field(`rules.${index}.category`)}
          />
          <TextAreaField
            label="Rule description"
            rows={3}
            className="sm:col-span-2"
            {...form.field(`rules.${index}.description`)}
          />
        </div>
      )}
    </Rows>
  );
}

function Rows(props: {
  noun: string;
  ids: readonly string[];
  onRemove: (index: number) => void;
  onAdd: () => void;
  children: (index: number) => ReactNode;
}) {
  const { noun, ids, children } = props;
  return (
    <div className="min-w-0">
      <ol className="grid gap-3">
        {ids.map((id, index) => (
          <li
            key={id}
            className="min-w-0 border border-line bg-ground p-3 pt-1 rounded-hair sm:p-4 sm:pt-1.5"
          >
            <div className="-mr-2 mb-1.5 flex items-center">
              <h3 className="flex-1 font-display text-label font-medium tracking-wide text-quiet">
                {noun} {index + 1}
              </h3>
              <IconButton
                label={`Remove ${noun.toLowerCase()} ${index + 1}`}
                icon={<Trash2 size={20} />}
                onClick={() => props.onRemove(index)}
                className="hover:text-closed"
              />
            </div>
            {children(index)}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={<Plus aria-hidden="true" size={18} />}
        className={ids.length > 0 ? 'mt-4' : undefined}
        onClick={props.onAdd}
      >
        Add {noun.toLowerCase()}
      </Button>
    </div>
  );
}
