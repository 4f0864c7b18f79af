/** Marks that turn the reading direction: what stands behind a name with one would be turned, too. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Text as it is typed, whatever Discord would make of it: no bold, no links, no mentions, one direction. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(directionMarks, '')
      .replace(/[\\*_~`|<>[\]():#@-]/g, '\\$&')
      // An invitation is made a link without a scheme.
      .replace(/discord\.(?=\w)/gi, 'discord\\.')
  );
}

/** As `escapeMarkdown`, in one line: a name that began a new one could pass for what the site says. */
export function escapeName(text: string): string {
  return escapeMarkdown(text.replace(/\s+/gu, ' ').trim());
}

/** For where Discord makes nothing of it, such as the label of a button. */
export function plainName(text: string): string {
  return text.replace(directionMarks, '').replace(/\s+/gu, ' ').trim();
}
