/** Markup that is safe to send: whatever was put into it has been escaped. */
export type Html = { markup: string };

type Part = Html | string | number | boolean | null | undefined | Part[];

/** Template of a page: everything in `${}` is escaped unless it is markup itself; false and null vanish. */
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
