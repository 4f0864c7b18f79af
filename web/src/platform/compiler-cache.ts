import { i18n } from '@lingui/core';
import * as React from 'react';

const { __COMPILER_RUNTIME: compilerRuntime } = React as unknown as {
  __COMPILER_RUNTIME: { c: (size: number) => unknown[] };
};

/** As the compiler's own code asks for it. */
const nothingYet = Symbol.for('react.memo_cache_sentinel');

export const LanguageContext = React.createContext('');

/**
 * Stands in the place of `react/compiler-runtime`: what React's compiler keeps from one rendering to the next. Sentences are
 * not made of what a component is given alone, so another language forgets all of it, and every component renders again.
 */
export function c(size: number): unknown[] {
  // biome-ignore lint/correctness/useHookAtTopLevel: the compiler calls it first in components and hooks
  React.useContext(LanguageContext);
  // One place more, for the language: React copies what is kept.
  const kept = compilerRuntime.c(size + 1);
  if (kept[size] !== i18n.locale) kept.fill(nothingYet);
  kept[size] = i18n.locale;
  return kept;
}
