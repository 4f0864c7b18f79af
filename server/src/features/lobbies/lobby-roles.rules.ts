import type { LobbyRow } from './lobby-roles.queries.ts';

/** Discord's limit. */
const longestRoleName = 100;

/** Name of a lobby's role; a long title is cut to keep the lobby. */
export function lobbyRoleName({ title, stage, format, letter }: LobbyRow): string {
  const lobby = format === 'single' ? stage : `${stage} · Group ${letter}`;
  const left = longestRoleName - lobby.length - ' · '.length;
  return `${shorten(title, Math.max(left, 1))} · ${lobby}`.slice(0, longestRoleName);
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not within a surrogate pair.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
