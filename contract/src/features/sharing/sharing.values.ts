/** Public files: pictures to share, tables to download, a table to embed. Plain GET addresses. */

/** Pixels: for phone feeds and chats, and for screens. */
export const shareShapes = {
  portrait: { width: 1080, height: 1350 },
  wide: { width: 1920, height: 1080 },
} as const;
export type ShareShape = keyof typeof shareShapes;

/** `slots` and `match` belong to a match, the others to a tournament. */
export const shareViews = ['standings', 'match', 'slots', 'schedule', 'winners'] as const;
export type ShareView = (typeof shareViews)[number];

/** Maximum number of table rows in one picture. */
export const shareRows = 16;

/** Part of a tournament; by default its newest stage, all groups. */
export interface SharePart {
  stageId?: string | undefined;
  group?: string | undefined;
}

export function sharePicturePath({
  view,
  id,
  shape,
  page = 1,
  ...part
}: {
  view: ShareView;
  /** ID of the match or tournament, depending on the view. */
  id: string;
  shape: ShareShape;
  page?: number;
} & SharePart): string {
  return `/share/${view}/${id}/${shape}.png${write({ ...part, page: page > 1 ? String(page) : undefined })}`;
}

export const standingsFileForms = ['csv', 'tsv', 'json'] as const;
export type StandingsFileForm = (typeof standingsFileForms)[number];

export function standingsFilePath({
  tournamentId,
  form,
  ...part
}: { tournamentId: string; form: StandingsFileForm } & SharePart): string {
  return `/share/table/${tournamentId}/standings.${form}${write(part)}`;
}

/** Path of the only page that other sites may embed. */
export function embedPath({ tournamentId, ...part }: { tournamentId: string } & SharePart): string {
  return `/embed/standings/${tournamentId}${write(part)}`;
}

function write({ stageId, group, page }: SharePart & { page?: string | undefined }): string {
  const query = new URLSearchParams();
  if (stageId) query.set('stage', stageId);
  if (group) query.set('group', group);
  if (page) query.set('page', page);
  return query.size > 0 ? `?${query}` : '';
}

/** Messages to a group, in order of an evening. */
export const messagePhases = [
  'announced',
  'open',
  'closing',
  'checkIn',
  'slots',
  'room',
  'delayed',
  'results',
  'standings',
  'winners',
] as const;
export type MessagePhase = (typeof messagePhases)[number];

/** Maximum length of a message to a group: longer ones are collapsed behind "Read more". */
export const longestMessage = 700;
