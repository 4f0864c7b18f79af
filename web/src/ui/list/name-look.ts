/** Names up to this length (characters) fit into two lines beside a crest on a phone. */
const fits = 22;

/** Look of a team's name in a list: two lines, and smaller on a phone if it is long. */
export function nameLook(name: string): string {
  return name.length > fits
    ? 'line-clamp-2 wrap-anywhere leading-5 max-md:line-clamp-3 max-md:text-small/4'
    : 'line-clamp-2 wrap-anywhere leading-5';
}
