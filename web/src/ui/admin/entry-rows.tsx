import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../form/button.tsx';
import { IconButton } from '../form/icon-button.tsx';

export type EntryRowsProps = {
  /** One ID per entry, stable when it moves. */
  ids: readonly string[];
  /** Singular noun of an entry, such as `Prize`. */
  noun: string;
  addText: string;
  /** Shown while the list is empty. */
  emptyText?: string;
  /** On a desktop, number and buttons share the entry's first line. */
  isCompact?: boolean;
  most?: number;
  /** Error of the list as a whole. */
  problem?: string | undefined;
  onAdd: () => void;
  /** Omitted if the order is irrelevant. */
  onMove?: (from: number, to: number) => void;
  /** @returns a function that undoes it, if possible */
  onRemove: (index: number) => (() => void) | undefined;
  children: (index: number) => ReactNode;
};

/**
 * Editable list of form entries: add, change, reorder, remove. On a move button the arrow keys move as well; the focus
 * follows the entry.
 */
export function EntryRows(props: EntryRowsProps) {
  const { ids, noun, most, isCompact = false, onMove, onRemove } = props;
  const [text, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ index: number; putBack: () => void }>();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const focusLater = useRef<{ index: number; control: 'up' | 'down' | 'remove' }>(undefined);

  useEffect(() => {
    const wanted = focusLater.current;
    if (!wanted) return;
    focusLater.current = undefined;
    const entry = list.current?.children[Math.min(wanted.index, ids.length - 1)];
    const find = (selector: string) =>
      entry?.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
    const target = find(`[data-control=${wanted.control}]`) ?? find('[data-control]');
    (target ?? addButton.current)?.focus();
  }, [ids]);

  function moveEntry(index: number, step: 1 | -1): void {
    const target = index + step;
    if (target < 0 || target >= ids.length) return;
    focusLater.current = { index: target, control: step < 0 ? 'up' : 'down' };
    onMove?.(index, target);
    setRemoved(undefined);
    setSaid(t`${noun} ${index + 1} is now number ${target + 1}.`);
  }

  function removeEntry(index: number): void {
    focusLater.current = { index, control: 'remove' };
    const putBack = onRemove(index);
    setRemoved(putBack && { index, putBack });
    setSaid(t`${noun} ${index + 1} is removed.`);
  }

  function undo(): void {
    if (!removed) return;
    focusLater.current = { index: removed.index, control: 'remove' };
    removed.putBack();
    setRemoved(undefined);
    setSaid(t`${noun} ${removed.index + 1} is back.`);
  }

  return (
    <div className="min-w-0">
      <p aria-live="polite" className="visually-hidden">
        {text}
      </p>
      {ids.length === 0 && props.emptyText && <p className="text-quiet">{props.emptyText}</p>}
      <ol ref={list} className="grid gap-3">
        {ids.map((id, index) => (
          <li
            key={id}
            className={classNames(
              'min-w-0 border border-line bg-ground p-3 pt-1 rounded-hair sm:p-4 sm:pt-1.5',
              isCompact && 'lg:relative lg:py-3 lg:pr-36 lg:pl-10',
            )}
          >
            <EntryHead
              noun={noun}
              index={index}
              isCompact={isCompact}
              count={ids.length}
              onMove={onMove && moveEntry}
              onRemove={removeEntry}
            />
            {props.children(index)}
          </li>
        ))}
      </ol>
      {props.problem && (
        <p data-problem className="mt-3 text-small font-strong text-closed">
          {props.problem}
        </p>
      )}
      {removed && <Removed text={t`${noun} ${removed.index + 1} is removed.`} onUndo={undo} />}
      <Button
        ref={addButton}
        size="small"
        icon={<Plus size={18} />}
        className={ids.length > 0 || props.emptyText ? 'mt-4' : undefined}
        disabled={most !== undefined && ids.length >= most}
        onClick={() => {
          setRemoved(undefined);
          props.onAdd();
        }}
      >
        {props.addText}
      </Button>
    </div>
  );
}

function EntryHead(props: {
  noun: string;
  index: number;
  count: number;
  isCompact: boolean;
  onMove: ((index: number, step: 1 | -1) => void) | undefined;
  onRemove: (index: number) => void;
}) {
  const { noun, index, count, isCompact, onMove } = props;

  function moveByKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove?.(index, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <div className={classNames('-mr-2 mb-1.5 flex items-center', isCompact && 'lg:contents')}>
      <h3
        className={classNames(
          'flex-1 font-display text-label font-medium tracking-wide text-quiet',
          isCompact && 'lg:absolute lg:top-[3.375rem] lg:left-4',
        )}
      >
        <span className={classNames(isCompact && 'lg:visually-hidden')}>{noun} </span>
        {index + 1}
      </h3>
      <div className={classNames('flex', isCompact && 'lg:absolute lg:top-11 lg:right-1')}>
        {onMove && (
          <>
            <IconButton
              label={t`Move ${noun.toLowerCase()} ${index + 1} up`}
              icon={<ArrowUp size={20} />}
              disabled={index === 0}
              data-control="up"
              onClick={() => onMove(index, -1)}
              onKeyDown={moveByKey}
            />
            <IconButton
              label={t`Move ${noun.toLowerCase()} ${index + 1} down`}
              icon={<ArrowDown size={20} />}
              disabled={index === count - 1}
              data-control="down"
              onClick={() => onMove(index, 1)}
              onKeyDown={moveByKey}
            />
          </>
        )}
        <IconButton
          label={t`Remove ${noun.toLowerCase()} ${index + 1}`}
          icon={<Trash2 size={20} />}
          data-control="remove"
          onClick={() => props.onRemove(index)}
          className="hover:text-closed"
        />
      </div>
    </div>
  );
}

function Removed({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-quiet">
      {text}
      <Button size="small" icon={<Undo2 size={18} />} onClick={onUndo}>{t`Undo`}</Button>
    </p>
  );
}
