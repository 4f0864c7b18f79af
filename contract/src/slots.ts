/** Taken slots of a tournament. In calls it is a text, `128/1000`. */
export interface Slots {
  used: number;
  total: number;
}

const form = /^\s*(?:(\d+)\s*\/\s*)?(\d+)\s*$/;

/** Parses `128/1000`, or the total alone; `undefined` for anything else. */
export function parseSlots(text: string): Slots | undefined {
  const match = form.exec(text);
  return match ? { used: Number(match[1] ?? 0), total: Number(match[2]) } : undefined;
}

/** Slots of an answer; unreadable text counts as no slots. */
export function readSlots(text: string): Slots {
  return parseSlots(text) ?? { used: 0, total: 0 };
}

export function formatSlots({ used, total }: Slots): string {
  return `${used}/${total}`;
}
