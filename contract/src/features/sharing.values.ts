/** Files of the site: pictures to share, tables to work with, a table to frame. Plain GET addresses. */

/** Pixels: for a phone's feed and chats, and for a screen. */
export const shareShapes = {
  portrait: { width: 1080, height: 1350 },
  wide: { width: 1920, height: 1080 },
} as const;
export type ShareShape = keyof typeof shareShapes;

/** `slots` and `match` are of a match; the others of a tournament. */
export const shareViews = ['standings', 'match', 'slots', 'schedule', 'winners'] as const;
export type ShareView = (typeof shareViews)[number];

/** Rows of a table that one picture has at most. */
export const shareRows = 16;

/** Which part of a tournament: nothing said, its newest stage, all groups. */
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
  /** Of the match or the tournament, as the view has it. */
  id: string;
  shape: ShareShape;
  page?: number;
} & SharePart): string {
  return `/share/${view}/${id}/${shape}.png${write({ ...part, page: page > 1 ? String(page) : undefined })}`;
}

export const standingsFileForms = ['csv', 'tsv', 'json'] as const;
export type StandingsFileForm = (typeof standingsFileForms)[number];

/** The standings as a file for spreadsheets or programs. */
export function standingsFilePath({
  tournamentId,
  form,
  ...part
}: { tournamentId: string; form: StandingsFileForm } & SharePart): string {
  return `/share/table/${tournamentId}/standings.${form}${write(part)}`;
}

/** The one page of the site that any other site may frame. */
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

/** Messages to a group, in the order of an evening. */
export const messagePhases = [
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

/** Characters of a message to a group at most: more is folded behind "Read more". */
export const longestMessage = 700;
