import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consoleSearch } from '../../../platform/pages/console-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { ActionSheet, type SheetAction } from '../../../ui/feedback/action-sheet.tsx';
import { useServed } from '../../duties/served.data.ts';
import { entriesOf } from '../console.data.ts';
import { entryActions } from './entry-actions.ts';
import type { EntryDialog } from './entry-dialog-props.ts';
import { EntryDialogs } from './entry-dialogs.tsx';

/** The host's actions for an entry in its current state. */
export function EntryMenu({ entryId }: { entryId: string }) {
  const { tournament, isAdmin } = useServed();
  const entries = useQuery(entriesOf(tournament._id)).data?.data;
  const [place, change] = useSearch(consoleSearch);
  const led = place.act && place.entry === entryId ? place : undefined;
  const [chosen, setDialog] = useState<EntryDialog>();
  const entry = entries?.find((one) => one.entryId === entryId);
  if (!entry || !entries) return <span className="size-11 shrink-0" />;
  const actions = entryActions(entry, { isAdmin });
  const items = actions.map(
    ({ kind, text, danger }): SheetAction => ({ text, danger, onSelect: () => setDialog(kind) }),
  );
  const dialog = chosen ?? actions.find(({ kind }) => kind === led?.act)?.kind;
  function close() {
    setDialog(undefined);
    if (led) change({ entry: undefined, act: undefined, player: undefined, reason: undefined });
  }
  return (
    <>
      {items.length > 0 ? (
        <ActionSheet subject={entry.name} actions={items} />
      ) : (
        <span className="size-11 shrink-0" />
      )}
      <EntryDialogs
        open={dialog}
        entry={entry}
        entries={entries}
        prefill={{ player: led?.player ?? '', reason: led?.reason ?? '' }}
        onClose={close}
      />
    </>
  );
}
