import { t } from '@lingui/core/macro';
import { isoDateInIndia } from '@one-dream/contract/calendar-days.ts';
import type { RosterEntry } from '@one-dream/contract/features/entries.registrations.ts';
import Papa from 'papaparse';

/** Players of a team that the file has columns for; a roster may have more. */
const exportedPlayers = [1, 2, 3, 4] as const;

const columns = [
  'No',
  'Team Name',
  'Email',
  'Leader Discord Tag',
  ...exportedPlayers.flatMap((place) => [
    t`Player ${place} In Game Name`,
    t`Player ${place} In Game ID`,
  ]),
  'Discord Channel URL',
];

/** Cells that a spreadsheet would run as a formula. Papa Parse's own test stops at a line break. */
const startsFormula = /^[=+\-@\t\r]/;

// Without it Excel takes UTF-8 for the machine's own encoding.
const byteOrderMark = '\ufeff';

/**
 * The registered teams as a CSV file: as they were at registration, in the order of their entry numbers.
 * Lines end with CRLF; a cell that would start a formula starts with an apostrophe instead.
 */
export function teamsCsv(options: {
  teams: readonly RosterEntry[];
  /** The Discord server, and the tournament's channel in it; empty for none. */
  guildId: string;
  channelId: string;
}): string {
  const { teams, guildId, channelId } = options;
  const channelUrl = channelId ? `https://discord.com/channels/${guildId}/${channelId}` : '';
  const rows = teams.map((team) => [
    team.entryNo,
    team.name,
    team.leader.email,
    team.leader.discordTag,
    ...exportedPlayers.flatMap((place) => {
      const player = team.players[place - 1];
      return [player?.inGameName ?? '', player?.inGameId ?? ''];
    }),
    channelUrl,
  ]);
  const text = Papa.unparse(
    { fields: columns, data: rows },
    { newline: '\r\n', escapeFormulae: startsFormula },
  );
  return byteOrderMark + text;
}

/** `{title}_teams_{YYYY-MM-DD}.csv` of the day in India, without what a file system refuses. */
export function teamsCsvName({ title, now }: { title: string; now: number }): string {
  const safe = title
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/\s+/gu, ' ')
    // A leading dot hides the file.
    .replace(/^[. ]+/, '')
    .trim();
  const day = isoDateInIndia(new Date(now));
  return `${safe || 'tournament'}_teams_${day}.csv`;
}
