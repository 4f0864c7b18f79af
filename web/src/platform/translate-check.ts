import { textOfCheck } from '@one-dream/contract/checks.ts';
import { isTranslatable } from '@one-dream/contract/texts.ts';
import { i18n } from './i18n.ts';

/** Translates a schema's message about a field. Other sentences pass through: the server's are translated already. */
export function translateCheck(message: string): string {
  const { key, values = {} } = textOfCheck(message);
  if (!(key in i18n.messages)) return message;
  const text = Object.entries(values).map(([name, value]) => [
    name,
    isTranslatable(value) ? i18n._(value.key) : value,
  ]);
  return i18n._(key, Object.fromEntries(text));
}
