import { type Cells, mostLines, tidyCell, withoutEnds } from './cells.ts';

/** `1. Team Soul`, `2) …`, `Slot 3: …`, `#4 - …`, `• …`. */
const numbered = /^(?:slot\s*|#)?\p{Nd}{1,3}\s*[.):\-–—]+\s*(?=\S)/iu;
const bullet = /^[•▪●*\-–—➤➡👉🔹🔸]\s+(?=\S)/u;
/** Prefix of a message in WhatsApp's export. */
const sentBy =
  /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*(?:-\s*)?[^:]{1,60}:\s*/i;
/** Between a team and its players; the lines are tidied, so spaces are single. */
const between = / [–—\-=|→>]+ | ?[–—→] ?| ?: | by /iu;

/** Whether a text is a list from a chat rather than a sheet. */
export function isChatList(text: string): boolean {
  if (text.includes('\t')) return false;
  const lines = linesOf(text).slice(0, 60);
  const marked = lines.filter((line) => numbered.test(line)).length;
  return (
    marked >= 1 &&
    (marked * 2 >= lines.length || /^\p{Nd}/u.test(lines[0] ?? '') || marked * 8 >= lines.length)
  );
}

/**
 * Reads a chat's list as rows of `slot, team, players`: a team on a line of its own, its players after a dash or on the
 * lines below.
 */
export function readChatList(text: string): Cells {
  const rows: Cells = [['Slot', 'Team', 'Players']];
  let players: string[] = [];
  const end = () => {
    rows.at(-1)?.push(players.join('\n'));
    players = [];
  };
  for (const line of linesOf(text)) {
    const number = numbered.exec(line);
    const rest = line.slice(number?.[0].length ?? 0).trim();
    if (number && !isPlayerLine(rest, rows.length > 1)) {
      if (rows.length > 1) end();
      const [team = '', ...others] = rest.split(between);
      rows.push([number[0].replace(/[^\p{Nd}]/gu, ''), withoutMarks(team)]);
      if (others.length > 0) players.push(others.join(' - '));
    } else if (rows.length > 1) players.push(rest.replace(bullet, ''));
    // Text before the first team is a greeting.
  }
  if (rows.length > 1) end();
  return rows;
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/, mostLines)
    .map((line) => tidyCell(line.replace(sentBy, '')))
    .filter((line) => line !== '');
}

/** Detects `1. Mortal 5123456789` below a team: players may be numbered, too. */
function isPlayerLine(rest: string, hasTeam: boolean): boolean {
  return hasTeam && !between.test(rest) && /(?:^|\s)\p{Nd}{8,14}$/u.test(rest);
}

/** Strips WhatsApp's bold and italic marks, and mentions. */
function withoutMarks(text: string): string {
  return withoutEnds(text.replace(/@\S+/g, ''), '*_~').trim();
}
