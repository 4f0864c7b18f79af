/** Safe markup: all interpolated values are escaped. */
export type Html = { markup: string };

type Part = Html | string | number | boolean | null | undefined | Part[];

/** Template of a page: every `${}` is escaped unless it is markup; false and null render nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = texts.reduce(
    (whole, text, index) => whole + text + (index < parts.length ? markupOf(parts[index]) : ''),
    '',
  );
  return { markup };
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  if (Array.isArray(part)) return part.map(markupOf).join('');
  if (typeof part === 'object') return part.markup;
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
