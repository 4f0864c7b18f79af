import { parseUrl } from '@one-dream/contract/parse-url.ts';
/** Part of a line: styled text, a link, or a line break. */
export type Inline =
  | { kind: 'text'; text: string; bold?: boolean; italic?: boolean; underline?: boolean }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'break' };

export type Block = { kind: 'paragraph'; content: Inline[] } | { kind: 'list'; items: Inline[][] };

/**
 * Parses an organiser's text: an empty line ends a paragraph, a single break is kept, lines starting with `-`, `*` or `•`
 * form a list, `**bold**`, `<b>`, `<i>`, `<u>` and their equivalents are styles, `<br>` is a break and https URLs are links.
 * All other tags stay text, and the result is data, never markup, so an organiser cannot inject elements.
 */
export function parseRichText(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let items: string[] = [];

  function endParagraph() {
    if (lines.length > 0)
      blocks.push({ kind: 'paragraph', content: parseInlines(lines.join('\n')) });
    lines = [];
  }
  function endList() {
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map(parseInlines) });
    items = [];
  }

  for (const line of text.replace(/\r\n?|<br\s*\/?>/gi, '\n').split('\n')) {
    const item = /^[-*•]\s+(\S.*)$/.exec(line.trim())?.[1];
    if (item !== undefined) {
      endParagraph();
      items.push(item);
    } else {
      endList();
      if (line.trim() === '') endParagraph();
      else lines.push(line.trim());
    }
  }
  endParagraph();
  endList();
  return blocks;
}

/** The plain text on one line, for tight spaces. */
export function plainText(text: string): string {
  return parseRichText(text)
    .flatMap((block) => (block.kind === 'paragraph' ? [block.content] : block.items))
    .map((content) =>
      content.map((inline) => (inline.kind === 'break' ? ' ' : inline.text)).join(''),
    )
    .join(' ');
}

type Style = 'bold' | 'italic' | 'underline';

const tags: Record<string, Style> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
};

// A style tag without attributes, `**`, a break, or a URL up to the next space or bracket.
const token = /<(\/?)(b|strong|i|em|u)>|(\*\*)|(\n)|(https:\/\/[^\s<>"']+)/gi;

function parseInlines(text: string): Inline[] {
  const content: Inline[] = [];
  const active = new Set<Style>();
  let end = 0;

  function push(plain: string) {
    if (plain !== '') content.push({ kind: 'text', text: plain, ...flags(active) });
  }

  for (const match of text.matchAll(token)) {
    push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, slash, tag, stars, newline, address] = match;
    if (newline) content.push({ kind: 'break' });
    else if (address) {
      const { url, rest } = splitAddress(address);
      if (url) content.push({ kind: 'link', text: url, url });
      push(rest);
    } else if (stars) toggle(active, { style: 'bold', on: !active.has('bold') });
    else if (tag) {
      const style = tags[tag.toLowerCase()];
      if (style) toggle(active, { style, on: slash === '' });
    }
  }
  push(text.slice(end));
  return content;
}

function flags(active: ReadonlySet<Style>): { [style in Style]?: true } {
  return Object.fromEntries([...active].map((style) => [style, true]));
}

function toggle(active: Set<Style>, { style, on }: { style: Style; on: boolean }) {
  if (on) active.add(style);
  else active.delete(style);
}

/** A full stop after a URL does not belong to it. */
function splitAddress(text: string): { url: string | undefined; rest: string } {
  let end = text.length;
  while ('.,;:!?)*'.includes(text[end - 1] ?? ' ')) end -= 1;
  const url = text.slice(0, end);
  const isAddress = parseUrl(url)?.protocol === 'https:';
  return isAddress ? { url, rest: text.slice(url.length) } : { url: undefined, rest: text };
}
