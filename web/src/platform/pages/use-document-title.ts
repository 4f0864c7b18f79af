import type { Translatable } from '@one-dream/contract/texts.ts';
import { useEffect } from 'react';
import { organisation } from '../organisation.ts';
import { translateText } from '../translate-text.ts';

/** Sets the title for the tab, the history and screen readers. */
export function useDocumentTitle(named?: string | Translatable): void {
  const title = typeof named === 'object' ? translateText(named) : named;
  useEffect(() => {
    document.title = title ? `${title} · ${organisation.name}` : organisation.name;
  }, [title]);
}
