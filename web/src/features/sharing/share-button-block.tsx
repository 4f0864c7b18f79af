import { t } from '@lingui/core/macro';
import { Share2 } from 'lucide-react';
import { DialogButton } from '../../ui/feedback/dialog-button.tsx';
import { lazyComponent } from '../../ui/feedback/lazy-component.ts';
import type { Shared } from './share-dialog.tsx';

const shareDialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

export function ShareButtonBlock(props: Shared) {
  return (
    <DialogButton
      dialog={shareDialog}
      given={props}
      title={t`Share`}
      size="small"
      icon={<Share2 size={18} />}
    >{t`Share`}</DialogButton>
  );
}
