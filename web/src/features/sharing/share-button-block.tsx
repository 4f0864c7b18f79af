import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartSlot } from '../../ui/feedback/part-slot.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { Shared } from './share-dialog.tsx';

const shareDialog = makePart(async () => (await import('./share-dialog.tsx')).ShareDialog);

/** Opens the share dialog. */
export function ShareButtonBlock(props: Shared) {
  const [isOpen, setOpen] = useState(false);
  useFetchedAhead(shareDialog);
  return (
    <>
      <Button
        size="small"
        icon={<Share2 size={18} />}
        onClick={() => setOpen(true)}
      >{t`Share`}</Button>
      {isOpen && (
        <PartSlot part={shareDialog} open onClose={() => setOpen(false)} title={t`Share`}>
          {(ShareDialog) => <ShareDialog {...props} onClose={() => setOpen(false)} />}
        </PartSlot>
      )}
    </>
  );
}
