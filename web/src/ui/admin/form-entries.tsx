import {
  type ArrayPath,
  type FieldArray,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form';
import { EntryRows, type EntryRowsProps } from './entry-rows.tsx';

type FormEntriesProps<Input extends FieldValues, Name extends ArrayPath<Input>> = Pick<
  EntryRowsProps,
  'noun' | 'addText' | 'emptyText' | 'isCompact' | 'most' | 'children'
> & {
  /** The part of a form that the list needs. */
  form: {
    methods: UseFormReturn<Input, unknown, unknown>;
    begin: (path: string) => void;
    errorOf: (name: FieldPath<Input>) => string | undefined;
  };
  /** Path of the list in the form. */
  name: Name;
  /** A new entry, and the field to focus in it. */
  fresh: FieldArray<Input, Name>;
  firstField: string;
  /** Whether the order matters, so that entries move up and down. */
  isOrdered?: boolean;
};

/** A list within a form of the back office. */
export function FormEntries<Input extends FieldValues, Name extends ArrayPath<Input>>(
  props: FormEntriesProps<Input, Name>,
) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, fresh, firstField, isOrdered = true, ...rest } = props;
  const { control, getValues } = form.methods;
  const { fields, append, insert, move, remove } = useFieldArray({ control, name });
  const errorAt = (path: string) => form.errorOf(path as FieldPath<Input>);
  return (
    <EntryRows
      {...rest}
      ids={fields.map(({ id }) => id)}
      problem={errorAt(name) ?? errorAt(`${name}.root`)}
      onMove={isOrdered ? move : undefined}
      onRemove={(index) => {
        const entry: typeof fresh = get(getValues(), `${name}.${index}`);
        remove(index);
        return () => insert(index, entry, { shouldFocus: false });
      }}
      onAdd={() => {
        form.begin(`${name}.${fields.length}`);
        append(fresh, { focusName: `${name}.${fields.length}.${firstField}` });
      }}
    />
  );
}
