import { searchedTogether } from '@one-dream/contract/limits.ts';

/**
 * Parses search terms, separated by commas, semicolons or line breaks. Words within a term belong together, as in names.
 */
export function searchTermsOf(text: string): string[] {
  const parts = text.split(/[,;\n\t]+/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))].slice(0, searchedTogether);
}
