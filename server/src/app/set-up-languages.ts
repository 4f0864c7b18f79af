import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '@one-dream/contract/languages.ts';
import type { Template } from '@one-dream/contract/texts.ts';
import { setUpTranslation } from '@one-dream/contract/translate.ts';
import { parsePo } from 'pofile-ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Registers every language with catalogues; each is read on first use. */
export function setUpLanguages(): void {
  setUpTranslation({ parse, messagesOf: readMessages });
}

/** Parses like the site's build: an apostrophe is literal. */
function parse(template: string): Template {
  return compileMessage(template.replaceAll("'", "''"));
}

/** Translations of the server's and the contract's texts; untranslated ones are left out. */
function readMessages(language: Language): Record<string, Template> {
  const paths = globSync(`{server,contract}/**/locales/${language}.po`, {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const items = paths.flatMap((path) => parsePo(readFileSync(root + path, 'utf8')).items);
  return Object.fromEntries(
    items.flatMap(({ msgctxt, msgstr: [text] }) =>
      msgctxt && text ? [[msgctxt, parse(text)] as const] : [],
    ),
  );
}
