import { t } from '@lingui/core/macro';
import { writeDraftBlock } from '@one-dream/contract/scoring/write-block.ts';
import { ClipboardPaste, Copy, Images, Radar } from 'lucide-react';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { Button } from '../../ui/form/button.tsx';
import type { ImportKind } from './import-dialog.tsx';
import type { Entry } from './use-entry.ts';

/** Import and export of a whole result, on a desktop and on a phone. */
export function EntryTools({
  entry,
  onOpen,
  onPictures,
}: {
  entry: Entry;
  onOpen: (kind: ImportKind) => void;
  onPictures: () => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        icon={<Images size={18} />}
        onClick={onPictures}
      >{t`From pictures`}</Button>
      <Button
        size="small"
        icon={<ClipboardPaste size={18} />}
        onClick={() => onOpen('tsv')}
      >{t`Paste results`}</Button>
      <TakeOutDraft entry={entry} />
      <Button
        size="small"
        icon={<Radar size={18} />}
        onClick={() => onOpen('observer')}
      >{t`Observer file`}</Button>
    </div>
  );
}

/** Copies the draft as a spreadsheet block; pasted back, it restores the same draft. */
function TakeOutDraft({ entry: { rows, match } }: { entry: Entry }) {
  function copy() {
    const targets = match.teams.map(({ entryId, name, roomSlot }) => ({
      entryId,
      name,
      slot: roomSlot,
    }));
    return copyText(writeDraftBlock({ rows, targets }), {
      done: t`Copied. Paste it into a spreadsheet, and back here with Paste results.`,
      failed: t`Your browser could not copy the results.`,
    });
  }
  return (
    <Button
      size="small"
      icon={<Copy size={18} />}
      onClick={() => void copy()}
    >{t`Copy the results`}</Button>
  );
}
