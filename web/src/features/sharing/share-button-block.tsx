import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { Shared } from './share-dialog.tsx';

const shareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

export function ShareButtonBlock(props: Shared) {
  const [isOpen, setOpen] = useState(false);
  usePreload(shareDialog);
  return (
    <>
      <Button
        size="small"
        icon={<Share2 size={18} />}
        onClick={() => setOpen(true)}
      >{t`Share`}</Button>
      {isOpen && (
        <LazyDialog dialog={shareDialog} open onClose={() => setOpen(false)} title={t`Share`}>
          {(ShareDialog) => <ShareDialog {...props} onClose={() => setOpen(false)} />}
        </LazyDialog>
      )}
    </>
  );
}
