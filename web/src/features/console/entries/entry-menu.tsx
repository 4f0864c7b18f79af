import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [dialog, setDialog] = useState<EntryDialog>();
  const entry = entries?.find((one) => one.entryId === entryId);
  if (!entry || !entries) return <span className="size-11 shrink-0" />;
  const items = entryActions(entry, { isAdmin }).map(
    ({ kind, text, danger }): SheetAction => ({ text, danger, onSelect: () => setDialog(kind) }),
  );
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
        onClose={() => setDialog(undefined)}
      />
    </>
  );
}
