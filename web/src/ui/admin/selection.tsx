import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { copyText } from '../feedback/copy-text.ts';
import { Button } from '../form/button.tsx';
import { Panel } from '../list/panel.tsx';

export type Selection = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
};

/** Selected or expanded rows, unchanged while the list is searched and more pages load. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id) => ids.has(id),
    toggle: (id) => setIds(ids.has(id) ? without(ids, id) : new Set([...ids, id])),
    set: (next) => setIds(new Set(next)),
  };
}

function without(ids: ReadonlySet<string>, id: string): Set<string> {
  return new Set([...ids].filter((one) => one !== id));
}

/** Checkbox at the start of a row. */
export function SelectRow(props: { id: string; name: string; selection: Selection }) {
  const { id, name, selection } = props;
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t`Select ${name}`}
        checked={selection.has(id)}
        onChange={() => selection.toggle(id)}
        className="size-5 accent-flare"
      />
    </label>
  );
}

export type SelectionBarProps = {
  label: string;
  /** IDs of all listed rows. */
  ids: readonly string[];
  selection: Selection;
  children: ReactNode;
};

/** Number of selected rows and bulk actions; renders nothing without a selection. */
export function SelectionBar({ label, ids, selection, children }: SelectionBarProps) {
  const count = ids.filter((id) => selection.has(id)).length;
  if (count === 0) return null;
  return (
    <Panel
      as="section"
      padding="bare"
      aria-label={label}
      className="top-2 z-20 mb-4 sm:sticky flex flex-wrap items-center gap-x-4 gap-y-2 p-3"
    >
      <p role="status" className="mr-auto font-strong tabular-nums">
        {t`${count} selected`}
      </p>
      {count < ids.length && (
        <Button
          size="small"
          onClick={() => selection.set(ids)}
        >{t`Select all ${ids.length} shown`}</Button>
      )}
      {children}
      <Button size="small" onClick={() => selection.set([])}>{t`Clear`}</Button>
    </Panel>
  );
}

/** Copies one value per line, to paste into a list's search or into the rows of a sheet. */
export function CopyListButton(props: { text: string; texts: readonly string[] }) {
  const { text, texts } = props;
  if (texts.length === 0) return null;
  const copy = () =>
    copyText(texts.join('\n'), {
      done: t`Copied: ${texts.length}`,
      failed: t`This browser does not let the page copy. Allow it, then try again.`,
    });
  return (
    <Button size="small" onClick={() => void copy()}>
      {text}
    </Button>
  );
}
