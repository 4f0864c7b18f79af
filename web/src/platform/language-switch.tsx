import {
  type LanguageRow,
  languages,
  type OfferedLanguage,
  offeredLanguages,
} from '@one-dream/contract/languages.ts';
import type { MouseEvent } from 'react';
import brands from '../ui/art/brands.svg';
import { callApi } from './api.ts';
import { i18n } from './i18n.ts';
import { saveChoice, speak } from './language.ts';
import { toastRefusal } from './refusal-toast.ts';
import { useSession } from './session.tsx';

/**
 * Every language by its own name. Links, so that they work before hydration; afterwards only the texts change.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const { user } = useSession();

  async function choose(event: MouseEvent, language: OfferedLanguage): Promise<void> {
    event.preventDefault();
    try {
      await speak(language);
      saveChoice(language);
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
            className="inline-flex min-h-11 min-w-11 items-center text-quiet no-underline hover:text-bright aria-[current=true]:text-bright aria-[current=true]:underline"
          >
            <OwnName {...languages[language]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Drawn where it is in another script, so that it fetches no font and shows on devices without those letters. */
function OwnName({ ownName, tag, face }: LanguageRow) {
  if (face === 'latin') return ownName;
  return (
    <svg
      role="img"
      aria-label={ownName}
      height={15}
      width={31}
      fill="currentColor"
      className="box-content pb-px in-[[aria-current=true]]:border-b in-[[aria-current=true]]:pb-0"
    >
      <use href={`${brands}#${tag}`} />
    </svg>
  );
}
