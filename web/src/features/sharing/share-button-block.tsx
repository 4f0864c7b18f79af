import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Shared } from './share-dialog.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('./share-dialog.tsx')).ShareDialog,
}));

/** The way to everything that can be sent to a friend. */
export function ShareButtonBlock(props: Shared) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={<Share2 size={18} />} onClick={() => setOpen(true)}>
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
