import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { i18n } from './translate.ts';

interface TransProps {
  message: string | readonly unknown[];
  /** Distinguishes two meanings of one word. */
  id?: string;
  values?: Record<string, ReactNode>;
  components?: Record<string, ReactElement<{ children?: ReactNode }>>;
}

/** Runtime of the `Trans` macro: a sentence with elements. Smaller than the library's, which needs a provider. */
export function Trans({ id, message, values = {}, components = {} }: TransProps) {
  const elements = { ...components };
  const text: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'number') {
      text[name] = value;
    } else {
      const place = Object.keys(elements).length;
      elements[place] = createElement(Fragment, null, value);
      text[name] = `<${place}/>`;
    }
  }
  return weave(i18n._(message, text, id), elements);
}

/** Inserts the elements into `<0>one</0> and <1/>`. */
function weave(text: string, elements: NonNullable<TransProps['components']>): ReactNode {
  const tokens = text.split(/(<\/?\d+\/?>)/);
  let at = 0;
  function until(end?: string): ReactNode[] {
    const woven: ReactNode[] = [];
    while (at < tokens.length) {
      const token = tokens[at] ?? '';
      at += 1;
      if (token === end) break;
      const [, place = '', isEmpty] = /^<(\d+)(\/?)>$/.exec(token) ?? [];
      const element = elements[place];
      if (!element) woven.push(token);
      else if (isEmpty) woven.push(cloneElement(element, { key: at }));
      else woven.push(cloneElement(element, { key: at }, ...until(`</${place}>`)));
    }
    return woven;
  }
  return until();
}
