import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { LanguageContext } from './compiler-cache.ts';

/** Whatever stands below is rendered again where the language changes, and stays as it is otherwise. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onChange, readLanguage, readLanguage);
  return (
    <I18nProvider i18n={i18n}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </I18nProvider>
  );
}

function onChange(listener: () => void): () => void {
  return i18n.on('change', listener);
}

function readLanguage(): string {
  return i18n.locale;
}
