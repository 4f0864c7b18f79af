import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import type { SearchPlace } from './search-dialog.tsx';

/** Its code comes with the first press: pages do not grow by it. */
const dialog = lazyComponent(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Opens the search over tournaments, teams and players, as `/` does on a keyboard. */
export function SearchButton({ place, className }: { place: SearchPlace; className?: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Closed, it stays mounted for its exit animation.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // A frame may have one for a phone and one for a desktop.
      const isShown = (button.current?.getClientRects().length ?? 0) > 0;
      if (!isShown || !isForSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  return (
    <>
      <IconButton
        ref={button}
        label={t`Search`}
        icon={<Search size={22} />}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => setOpen(true)}
        className={className}
      />
      {wasOpen && (
        <LazyDialog dialog={dialog} open={isOpen} onClose={() => setOpen(false)} title={t`Search`}>
          {(SearchDialog) => (
            <SearchDialog place={place} open={isOpen} onClose={() => setOpen(false)} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

/** A slash that nobody types into something. */
function isForSearch({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) return false;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
