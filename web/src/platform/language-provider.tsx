import { type ReactNode, useSyncExternalStore } from 'react';
import { LanguageContext } from './compiler-cache.ts';
import { i18n } from './i18n.ts';

/** Re-renders everything below when the language changes, and only then. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onChange, readLanguage, readLanguage);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

function onChange(listener: () => void): () => void {
  return i18n.on('change', listener);
}

function readLanguage(): string {
  return i18n.locale;
}
