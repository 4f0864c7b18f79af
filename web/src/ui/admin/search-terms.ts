import { searchedTogether } from '@one-dream/contract/limits.ts';

/**
 * Parses search terms: parts of one line, or of a pasted list, apart by commas, semicolons or lines. Words of
 * one part belong together, as names do.
 */
export function searchTermsOf(text: string): string[] {
  const parts = text.split(/[,;\n\t]+/).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))].slice(0, searchedTogether);
}
