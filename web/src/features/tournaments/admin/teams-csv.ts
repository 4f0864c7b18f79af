import { t } from '@lingui/core/macro';
import { isoDateInIndia } from '@one-dream/contract/calendar-days.ts';
import type { RosterEntry } from '@one-dream/contract/features/entries.registrations.ts';
import Papa from 'papaparse';

/** Players per team in the file; a roster may have more. */
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

/** Cells that a spreadsheet would execute as a formula. Papa Parse's own test stops at a line break. */
const startsFormula = /^[=+\-@\t\r]/;

// Without it Excel assumes the system's encoding instead of UTF-8.
const byteOrderMark = '\ufeff';

/**
 * Exports the registered teams as CSV: as at registration, by entry number. Lines end with CRLF; cells that would start a
 * formula are prefixed with an apostrophe.
 */
export function teamsCsv(options: {
  teams: readonly RosterEntry[];
  /** The Discord server and the tournament's channel; empty for none. */
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

/** `{title}_teams_{YYYY-MM-DD}.csv` with the day in India, without characters invalid in file names. */
export function teamsCsvName({ title, now }: { title: string; now: number }): string {
  const safe = title
    .replace(/[<>:"/\\|?*\p{Cc}]/gu, '-')
    .replace(/\s+/gu, ' ')
    // A leading dot would hide the file.
    .replace(/^[. ]+/, '')
    .trim();
  const day = isoDateInIndia(new Date(now));
  return `${safe || 'tournament'}_teams_${day}.csv`;
}
