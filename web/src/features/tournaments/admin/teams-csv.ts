import type { RosterEntry } from '@one-dream/contract/features/entries/entries.registrations.ts';
import { csvName, writeCsv } from '../../../platform/csv.ts';

/** Players per team in the file; a roster may have more. */
const exportedPlayers = [1, 2, 3, 4] as const;

const columns = [
  'No',
  'Team Name',
  'Email',
  'Leader Discord Tag',
  ...exportedPlayers.flatMap((place) => [
    `Player ${place} In Game Name`,
    `Player ${place} In Game ID`,
  ]),
  'Discord Channel URL',
];

/** Exports the registered teams as CSV: as at registration, by entry number. Headings are English in every language. */
export function teamsCsv(options: {
  teams: readonly RosterEntry[];
  /** The Discord server and the tournament's channel; empty for none. */
  guildId: string | null;
  channelId: string;
}): string {
  const { teams, guildId, channelId } = options;
  const channelUrl =
    guildId && channelId ? `https://discord.com/channels/${guildId}/${channelId}` : '';
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
  return writeCsv({ fields: columns, data: rows });
}

export const teamsCsvName = (of: { title: string; now: number }) =>
  csvName({ ...of, what: 'teams' });
