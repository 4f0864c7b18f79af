import { translateTo } from '@one-dream/contract/translate.ts';
import { AppError } from '../../src/errors.ts';

/** Message of the refusal, in English; `undefined` if nothing is refused. */
export function refusalOf(act: () => unknown) {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return inEnglish(error);
    throw error;
  }
}

export function inEnglish({ code, message, fields = {} }: AppError) {
  const said = Object.entries(fields).map(([field, text]) => [field, translateTo('en', text)]);
  return { code, message, fields: Object.fromEntries(said) as Record<string, string> };
}
