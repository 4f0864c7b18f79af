import { sayIn } from '@one-dream/contract/say.ts';
import { AppError } from '../../src/errors.ts';

/** What a rule refuses, as a reader of English has it; `undefined` where it refuses nothing. */
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
  const said = Object.entries(fields).map(([field, text]) => [field, sayIn('en', text)]);
  return { code, message, fields: Object.fromEntries(said) as Record<string, string> };
}
