import { useEffect } from 'react';
import { organisation } from './organisation.ts';

/** Names the page in the tab, in the history and to screen readers. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${organisation.name}` : organisation.name;
  }, [title]);
}
