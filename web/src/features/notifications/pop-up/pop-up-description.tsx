import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { popUpText } from './pop-up-face.tsx';

/** The first lines of the text, expandable in place. */
export function PopUpDescription({ text, onRead }: { text: string; onRead: () => void }) {
  const box = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const shown = box.current;
    setCut(shown !== null && shown.scrollHeight > shown.clientHeight + 1);
  }, []);

  if (isOpen) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a section of its own within a card says no more
      <div
        ref={(shown) => shown?.focus()}
        role="region"
        aria-label={t`The whole text`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a finger scrolls it, and so do the arrow keys
        tabIndex={0}
        className={classNames(
          popUpText,
          'max-h-[40dvh] overflow-y-auto focus-visible:-outline-offset-2',
        )}
      >
        {text}
      </div>
    );
  }
  return (
    <>
      <p ref={box} className={classNames(popUpText, 'line-clamp-2 md:line-clamp-3')}>
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          onClick={() => {
            setOpen(true);
            onRead();
          }}
          className="-mb-2 min-h-11 text-small font-strong text-bright underline decoration-flare decoration-2 underline-offset-4 hover:text-flare"
        >{t`Read on`}</button>
      )}
    </>
  );
}
