import type { Said } from '@one-dream/contract/texts.ts';
import { useEffect } from 'react';
import { organisation } from '../organisation.ts';
import { sayWords } from '../say-words.ts';

/** Sets the title for the tab, the history and screen readers. */
export function useDocumentTitle(named?: string | Said): void {
  const title = typeof named === 'object' ? sayWords(named) : named;
  useEffect(() => {
    document.title = title ? `${title} · ${organisation.name}` : organisation.name;
  }, [title]);
}
