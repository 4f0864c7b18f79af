import type { ListedUser } from '@one-dream/contract/features/users.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { toast } from '../../../ui/toast.ts';

export type Selection = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
};

/** The rows that are ticked; they stay so while the list is searched and more of it is fetched. */
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

/** What can be done with everybody who is ticked and listed. */
export function SelectedUsers(props: { users: readonly ListedUser[]; selection: Selection }) {
  const { users, selection } = props;
  const selected = users.filter(({ _id }) => selection.has(_id));
  if (selected.length === 0) return null;
  const gameIds = selected.flatMap(({ ingameinfo }) => ingameinfo?.inGameId || []);
  return (
    <Panel
      as="section"
      padding="bare"
      aria-label="Selected users"
      className="top-2 z-20 mb-4 sm:sticky flex flex-wrap items-center gap-x-4 gap-y-2 p-3"
    >
      <p role="status" className="mr-auto font-strong tabular-nums">
        {selected.length} selected
      </p>
      {selected.length < users.length && (
        <Button size="small" onClick={() => selection.set(users.map(({ _id }) => _id))}>
          Select all {users.length} shown
        </Button>
      )}
      <Button
        size="small"
        onClick={() =>
          void copy(
            selected.map(({ email }) => email),
            'address',
          )
        }
      >
        Copy addresses
      </Button>
      {gameIds.length > 0 && (
        <Button size="small" onClick={() => void copy(gameIds, 'game ID')}>
          Copy game IDs
        </Button>
      )}
      <Button size="small" onClick={() => selection.set([])}>
        Clear
      </Button>
    </Panel>
  );
}

/** One a line: pasted into the search of this page they are found again, in a sheet each has a row. */
async function copy(texts: readonly string[], what: 'address' | 'game ID'): Promise<void> {
  const many = what === 'address' ? 'addresses' : 'game IDs';
  try {
    await navigator.clipboard.writeText(texts.join('\n'));
    toast.good(`${texts.length} ${texts.length === 1 ? what : many} copied.`);
  } catch (error) {
    console.error(error);
    toast.bad('This browser does not let the page copy. Allow it, then try again.');
  }
}
