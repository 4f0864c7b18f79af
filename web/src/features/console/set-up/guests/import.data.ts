import { queryOptions } from '@tanstack/react-query';
import { type AnswerOf, sendFile } from '../../../../platform/api.ts';
import { readAnswer } from '../../../../platform/read-call.ts';
import { useWrite } from '../../../../platform/use-write.ts';
import { consoleKeys } from '../../console.data.ts';

export type PreviewedSheet = AnswerOf<'/guests/preview/{tournamentId}'>;
export type SheetRow = PreviewedSheet['rows'][number];
export type Columns = Record<string, number>;
export type ListedGuest = AnswerOf<'/guests/list/{tournamentId}'>['data'][number];

/** Pasted cells, or a file. */
export type SheetInput = string | File;

const asFile = (sheet: SheetInput) =>
  typeof sheet === 'string' ? new Blob([sheet], { type: 'text/plain' }) : sheet;

/** Always uploaded as a file: sheets can reach a megabyte. */
export const usePreview = (tournamentId: string) =>
  useWrite(
    { showsRefusal: true },
    ({
      sheet,
      columns,
      asTeams = [],
    }: {
      sheet: SheetInput;
      columns?: Columns | undefined;
      asTeams?: readonly number[] | undefined;
    }) =>
      sendFile('/guests/preview/{tournamentId}', {
        params: { tournamentId },
        body: {
          ...(columns && { columns: JSON.stringify(columns) }),
          asTeams: JSON.stringify(asTeams),
        },
        files: { table: asFile(sheet) },
      }),
  );

export const useImport = (tournamentId: string) =>
  useWrite(
    { stale: [consoleKeys.of(tournamentId)], showsRefusal: true },
    (asked: {
      table: string;
      columns: Columns;
      asTeams: readonly number[];
      accept: readonly number[];
    }) =>
      sendFile('/guests/import/{tournamentId}', {
        params: { tournamentId },
        body: {
          columns: JSON.stringify(asked.columns),
          asTeams: JSON.stringify(asked.asTeams),
          accept: JSON.stringify(asked.accept),
        },
        files: { table: asFile(asked.table) },
      }),
  );

export function guestsOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...consoleKeys.of(tournamentId), 'guests'],
    queryFn: readAnswer('/guests/list/{tournamentId}', { params: { tournamentId } }),
  });
}
