import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { EntryRows } from '../../../ui/admin/entry-rows.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import type { PrizeValues, RuleValues, ScheduleValues } from './tournament-values.ts';

export type EntryListProps = {
  form: TournamentFormState;
  name: 'prizes' | 'schedule' | 'rules';
  /** Singular noun of an entry, such as `Prize`. */
  noun: string;
  addText: string;
  emptyText: string;
  /** A new entry, and the field to focus in it. */
  fresh: PrizeValues | ScheduleValues | RuleValues;
  firstField: string;
  children: (index: number) => ReactNode;
};

export function EntryList(props: EntryListProps) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, fresh, firstField, noun, addText, emptyText } = props;
  const { control, getFieldState, getValues, formState } = form.methods;
  const { fields, append, insert, move, remove } = useFieldArray({ control, name });
  const wholeError = getFieldState(name, formState).error;
  return (
    <EntryRows
      noun={noun}
      addText={addText}
      emptyText={emptyText}
      ids={fields.map(({ id }) => id)}
      problem={wholeError?.message ?? wholeError?.root?.message}
      onMove={move}
      onRemove={(index) => {
        const entry = getValues(`${name}.${index}`);
        remove(index);
        return () => insert(index, entry, { shouldFocus: false });
      }}
      isCompact
      onAdd={() => {
        form.begin(`${name}.${fields.length}`);
        append({ ...fresh }, { focusName: `${name}.${fields.length}.${firstField}` });
      }}
    >
      {props.children}
    </EntryRows>
  );
}
