import { t } from '@lingui/core/macro';
import { writeDraftBlock } from '@one-dream/contract/scoring/write-block.ts';
import { Copy } from 'lucide-react';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import type { Entry } from './use-entry.ts';

/** Copies the draft as a spreadsheet block; pasted back, it restores the same draft. */
export function TakeOutDraft({ entry: { rows, match } }: { entry: Entry }) {
  async function copy() {
    const targets = match.teams.map(({ entryId, name, roomSlot }) => ({
      entryId,
      name,
      slot: roomSlot,
    }));
    try {
      await navigator.clipboard.writeText(writeDraftBlock({ rows, targets }));
      toast.good(t`Copied. Paste it into a spreadsheet, and back here with Paste results.`);
    } catch (error) {
      console.error(error);
      toast.bad(t`Your browser could not copy the results.`);
    }
  }
  return (
    <Button
      size="small"
      icon={<Copy size={18} />}
      onClick={() => void copy()}
    >{t`Copy the results`}</Button>
  );
}
