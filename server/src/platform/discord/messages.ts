import type {
  APIActionRowComponent,
  APIButtonComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
} from 'discord-api-types/v10';

/** A message before conversion to Discord's format. */
export interface Message {
  /** Markdown; names in it are already escaped. */
  text: string;
  /** Address of a picture, shown below the text. */
  picture?: string | undefined;
  rows?: readonly Row[] | undefined;
}

/** Up to five buttons side by side, or one select menu. */
export type Row = readonly Button[] | Choice;

export interface Button {
  text: string;
  /** Custom id (`writeCustomId`) or link. */
  does: { id: string } | { url: string };
  look?: Look | undefined;
}

/** @param id custom id (`writeCustomId`) */
export function press(text: string, id: string, look?: Look): Button {
  return { text, does: { id }, look };
}

export function link(text: string, url: string): Button {
  return { text, does: { url } };
}

export interface Choice {
  id: string;
  hint: string;
  /** 25 at most. */
  options: readonly { value: string; text: string; more?: string }[];
}

/** Values of `ButtonStyle`. */
const looks = { main: 1, plain: 2, good: 3, danger: 4 } as const;
type Look = keyof typeof looks;
const linkStyle = 5;
/** Values of `ComponentType`. */
const [actionRow, button, stringSelect] = [1, 2, 3] as const;

/** `MessageFlags`: visible to the sender only. */
export const ephemeral = 64;

const longest = { content: 2000, button: 80, option: 100, hint: 150 } as const;
const mostRows = 5;
const mostButtons = 5;
const mostOptions = 25;

export interface WireMessage {
  content: string;
  embeds: APIEmbed[];
  components: APIActionRowComponent<APIComponentInMessageActionRow>[];
  /** A team's name may be @everyone. */
  allowed_mentions: { parse: [] };
}

export function toWire(message: Message): WireMessage {
  return {
    content: shorten(message.text, longest.content),
    embeds: message.picture ? [{ image: { url: message.picture } }] : [],
    components: toRows(message.rows ?? []),
    allowed_mentions: { parse: [] },
  };
}

export function toRows(rows: readonly Row[]): WireMessage['components'] {
  return rows
    .filter((row) => !isButtons(row) || row.length > 0)
    .slice(0, mostRows)
    .map((row) => ({
      type: actionRow,
      components: isButtons(row) ? row.slice(0, mostButtons).map(toButton) : [toSelect(row)],
    }));
}

function isButtons(row: Row): row is readonly Button[] {
  return Array.isArray(row);
}

function toButton({ text, does, look = 'plain' }: Button): APIButtonComponent {
  const label = shorten(text, longest.button);
  if ('url' in does) return { type: button, style: linkStyle, url: does.url, label };
  return { type: button, style: looks[look], custom_id: does.id, label };
}

function toSelect({ id, hint, options }: Choice): APIComponentInMessageActionRow {
  return {
    type: stringSelect,
    custom_id: id,
    placeholder: shorten(hint, longest.hint),
    options: options.slice(0, mostOptions).map(({ value, text, more }) => ({
      value,
      label: shorten(text, longest.option),
      ...(more && { description: shorten(more, longest.option) }),
    })),
  };
}

/** Truncates text, never inside a surrogate pair. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** A timestamp in each reader's own zone: `F` long, `t` time only, `R` relative. */
export function moment(at: string | Date, form: 'F' | 't' | 'R' | 'f' = 'F'): string {
  return `<t:${Math.floor(new Date(at).getTime() / 1000)}:${form}>`;
}
