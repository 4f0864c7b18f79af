import { t } from '@lingui/core/macro';
import { ClipboardPaste, Images, Radar } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import type { ImportKind } from './import-dialog.tsx';
import { TakeOutDraft } from './take-out-draft.tsx';
import type { Entry } from './use-entry.ts';

/** Import and export of a whole result, on a desk and on a phone. */
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
