/** Bidirectional control characters: they would also affect the text after a name. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Escapes text so that Discord shows it literally: no bold, links or mentions, one direction. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(directionMarks, '')
      .replace(/[\\*_~`|<>[\]():#@-]/g, '\\$&')
      // An invite is linked even without a scheme.
      .replace(/discord\.(?=\w)/gi, 'discord\\.')
  );
}

/** Like `escapeMarkdown`, on one line: a name with a line break could pass for the site's own text. */
export function escapeName(text: string): string {
  return escapeMarkdown(text.replace(/\s+/gu, ' ').trim());
}

/** For a whole sentence of the site, in which names are as they were typed: its own hyphens and brackets are kept. */
export function escapeSentence(text: string): string {
  return text.replace(directionMarks, '').replace(/[\\*_~`|<>[\]@]/g, '\\$&');
}

/** For places without Markdown, such as button labels. */
export function plainName(text: string): string {
  return text.replace(directionMarks, '').replace(/\s+/gu, ' ').trim();
}
