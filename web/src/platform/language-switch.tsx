import { i18n } from '@lingui/core';
import {
  languages,
  type OfferedLanguage,
  offeredLanguages,
} from '@one-dream/contract/languages.ts';
import type { MouseEvent } from 'react';
import { callApi } from './api.ts';
import { keepChoice, speak } from './language.ts';
import { toastRefusal } from './refusal-toast.ts';
import { useSession } from './session.tsx';

/**
 * Every language by its own name. Links, so that they work before hydration; afterwards only the texts change. Letters of
 * other scripts come from a font file with just these names.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { user } = useSession();

  async function choose(event: MouseEvent, language: OfferedLanguage): Promise<void> {
    event.preventDefault();
    try {
      await speak(language);
      keepChoice(language);
      if (user) await callApi('/user/language', { body: { language } });
    } catch (error) {
      toastRefusal(error);
    }
  }

  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`}>
      {offeredLanguages.map((language) => (
        <li key={language}>
          <a
            href={`?lang=${language}`}
            hrefLang={languages[language].tag}
            lang={languages[language].tag}
            aria-current={i18n.locale === language ? 'true' : undefined}
            onClick={(event) => void choose(event, language)}
            className="inline-flex min-h-11 min-w-11 items-center font-[Hindi,system-ui] text-quiet no-underline hover:text-bright aria-[current=true]:text-bright aria-[current=true]:underline"
          >
            {languages[language].ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}
