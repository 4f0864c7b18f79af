import type {
  SharePart,
  StandingsFileForm,
} from '@one-dream/contract/features/sharing/sharing.values.ts';
import type {
  StageStandings,
  Standings,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { AppError } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { getStandings } from '../standings/standings.actions.ts';
import { getTournament } from '../tournaments/tournaments.actions.ts';
import { sharingTexts } from './sharing.texts.ts';
import { describeStandings, writeStandingsTable } from './standings-file.rules.ts';

/** A stage with all its tables, however many groups it has. */
export interface WholeStage {
  title: string;
  standings: Standings;
  stage: StageStandings;
  tables: StandingTable[];
}

/** @throws AppError NOT_FOUND where there is no table yet */
export async function readWholeStage(
  platform: Platform,
  { tournamentId, stageId, group }: { tournamentId: string } & SharePart,
): Promise<WholeStage> {
  const { title } = await getTournament(platform, { id: tournamentId, viewer: undefined });
  const standings = await getStandings(platform, { tournamentId, stageId, group });
  const { stage } = standings;
  if (!stage?.tables.some(({ rows }) => rows.length > 0))
    throw new AppError('NOT_FOUND', sharingTexts.noStandingsYet);
  const tables = [...stage.tables];
  for (const letter of group ? [] : stage.otherGroups) {
    const more = await getStandings(platform, { tournamentId, stageId: stage._id, group: letter });
    tables.push(...(more.stage?.tables ?? []));
  }
  return { title, standings, stage, tables };
}

/** Writes the standings as a file for spreadsheets, or for programs. */
export async function writeStandingsFile(
  platform: Platform,
  { form, ...part }: { tournamentId: string; form: StandingsFileForm } & SharePart,
): Promise<string> {
  const whole = await readWholeStage(platform, part);
  if (form === 'json') return `${JSON.stringify(describeStandings(whole), null, 2)}\n`;
  // Spreadsheets need the byte order mark to read UTF-8; copied text has none.
  return form === 'csv'
    ? `\ufeff${writeStandingsTable(whole, ',')}`
    : writeStandingsTable(whole, '\t');
}
