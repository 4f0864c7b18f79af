/** Text as it is typed, whatever Discord would make of it: no bold, no links, no mentions. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_~`|<>[\]():#@-]/g, '\\$&');
}
