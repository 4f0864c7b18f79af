import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import type { PrizeValues, RuleValues, ScheduleValues } from './tournament-values.ts';

export type EntryListProps = {
  form: TournamentFormState;
  name: 'prizes' | 'schedule' | 'rules';
  /** What one entry is called, such as `Prize`. */
  noun: string;
  addText: string;
  emptyText: string;
  /** A fresh entry, and where the focus goes in it. */
  fresh: PrizeValues | ScheduleValues | RuleValues;
  firstField: string;
  children: (index: number) => ReactNode;
};

/**
 * Entries of a tournament that are added, changed, put in order and removed. On a button that moves,
 * the arrow keys move too; the focus goes with the entry.
 */
export function EntryList(props: EntryListProps) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, name, noun, addText, emptyText, fresh, firstField } = props;
  const { control } = form.methods;
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLater = useRef<{ index: number; control: 'up' | 'down' | 'remove' }>(undefined);

  useEffect(() => {
    const wanted = focusLater.current;
    if (!wanted) return;
    focusLater.current = undefined;
    const entry = list.current?.children[Math.min(wanted.index, fields.length - 1)];
    const find = (selector: string) =>
      entry?.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
    const target = find(`[data-control=${wanted.control}]`) ?? find('[data-control]');
    (target ?? addButton.current)?.focus();
  }, [fields]);

  function moveEntry(index: number, step: 1 | -1): void {
    const target = index + step;
    if (target < 0 || target >= fields.length) return;
    focusLater.current = { index: target, control: step < 0 ? 'up' : 'down' };
    move(index, target);
    setSaid(`${noun} ${index + 1} is now number ${target + 1}.`);
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveEntry(index, event.key === 'ArrowUp' ? -1 : 1);
  }

  function removeEntry(index: number): void {
    focusLater.current = { index, control: 'remove' };
    remove(index);
    setSaid(`${noun} ${index + 1} is removed.`);
  }

  const wholeError = form.methods.getFieldState(name, form.methods.formState).error;
  const problem = wholeError?.message ?? wholeError?.root?.message;
  return (
    <div className="min-w-0">
      <p aria-live="polite" className="visually-hidden">
        {said}
      </p>
      {fields.length === 0 && <p className="text-quiet">{emptyText}</p>}
      <ol ref={list} className="grid gap-3">
        {fields.map((field, index) => (
          <li
            key={field.id}
            className="min-w-0 border border-line bg-ground p-3 pt-1 rounded-hair sm:p-4 sm:pt-1.5"
          >
            <div className="-mr-2 mb-1.5 flex items-center">
              <h3 className="flex-1 font-display text-label font-medium tracking-wide text-quiet">
                {noun} {index + 1}
              </h3>
              <IconButton
                label={`Move ${noun.toLowerCase()} ${index + 1} up`}
                icon={<ArrowUp size={20} />}
                disabled={index === 0}
                data-control="up"
                onClick={() => moveEntry(index, -1)}
                onKeyDown={(event) => moveByKey(event, index)}
              />
              <IconButton
                label={`Move ${noun.toLowerCase()} ${index + 1} down`}
                icon={<ArrowDown size={20} />}
                disabled={index === fields.length - 1}
                data-control="down"
                onClick={() => moveEntry(index, 1)}
                onKeyDown={(event) => moveByKey(event, index)}
              />
              <IconButton
                label={`Remove ${noun.toLowerCase()} ${index + 1}`}
                icon={<Trash2 size={20} />}
                data-control="remove"
                onClick={() => removeEntry(index)}
                className="hover:text-closed"
              />
            </div>
            {props.children(index)}
          </li>
        ))}
      </ol>
      {problem && <p className="mt-3 text-small font-strong text-closed">{problem}</p>}
      <Button
        ref={addButton}
        size="small"
        icon={<Plus aria-hidden="true" size={18} />}
        className="mt-4"
        onClick={() => {
          form.begin(`${name}.${fields.length}`);
          append({ ...fresh }, { focusName: `${name}.${fields.length}.${firstField}` });
        }}
      >
        {addText}
      </Button>
    </div>
  );
}
