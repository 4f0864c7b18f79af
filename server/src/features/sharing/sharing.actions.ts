import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import * as values from '@one-dream/contract/features/sharing/sharing.values.ts';
import type {
  StageStandings,
  Standings,
} from '@one-dream/contract/features/standings/standings.ts';
import { prizeOfRank } from '@one-dream/contract/rupees.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { pictureTexts as texts } from '../../pictures.texts.ts';
import { type Canvas, createCanvas, type Drawing } from '../../platform/drawing/canvas.ts';
import { openType } from '../../platform/drawing/typefaces.ts';
import { publicTranslator } from '../../platform/organisation/organisation.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMatch, listMatches } from '../matches/match-reads.actions.ts';
import { getStandings, listTopPlayers } from '../standings/standings.actions.ts';
import { getTournament } from '../tournaments/tournaments.actions.ts';
import { clockOf, dayOf, drawSchedule, drawSlots } from './list-pictures.drawing.ts';
import { drawFrame, type Frame, type PictureHead } from './picture-frame.drawing.ts';
import { sharingTexts } from './sharing.texts.ts';
import {
  drawMatchResult,
  drawStandings,
  linesOfMatch,
  linesWithCuts,
} from './standings-picture.drawing.ts';
import { drawWinners } from './winners-picture.drawing.ts';

type Translate = (text: Translatable) => string;

export interface ShareRequest {
  view: values.ShareView;
  /** Id of a match for `slots` and `match`, else of a tournament. */
  id: string;
  shape: values.ShareShape;
  page: number;
  stageId?: string | undefined;
  group?: string | undefined;
}

/** Content to draw, page by page: public data only. */
interface Content {
  head: Pick<PictureHead, 'kicker' | 'title' | 'moment'>;
  pages: { about: string; draw: (canvas: Canvas, frame: Frame) => void }[];
}

/** Draws a picture to share. @throws AppError NOT_FOUND if there is nothing to show, or no such page */
export async function drawShare(platform: Platform, request: ShareRequest): Promise<Drawing> {
  const translate = await publicTranslator(platform.organisation);
  const content = await contents[request.view](platform, request, translate);
  const page = content.pages[request.page - 1];
  if (!page) throw new AppError('NOT_FOUND', commonTexts.noPicture);
  const canvas = createCanvas(await openType(), values.shareShapes[request.shape], translate);
  const { name } = await platform.organisation.read();
  const frame = drawFrame(canvas, {
    ...content.head,
    organisation: name,
    about: page.about,
    address: new URL(platform.publicUrl).host,
    page: request.page,
    pages: content.pages.length,
  });
  page.draw(canvas, frame);
  return canvas.finish();
}

type ReadContent = (
  platform: Platform,
  request: ShareRequest,
  translate: Translate,
) => Promise<Content>;
const contents: Record<values.ShareView, ReadContent> = {
  standings: readStandings,
  match: readMatch,
  slots: readSlots,
  schedule: readSchedule,
  winners: readWinners,
};

async function readStandings(
  platform: Platform,
  { id, stageId, group }: ShareRequest,
  translate: Translate,
): Promise<Content> {
  const tournament = await getTournament(platform, { id, viewer: undefined });
  const standings = await getStandings(platform, { tournamentId: id, stageId, group });
  const { stage } = standings;
  const tables = stage?.tables.filter(({ rows }) => rows.length > 0) ?? [];
  if (!stage || tables.length === 0) throw nothing(sharingTexts.noStandingsYet);
  return {
    head: {
      kicker: translate(texts.standings),
      title: tournament.title,
      moment: momentOf(translate, standings.changedAt),
    },
    pages: tables.flatMap((table) =>
      inPages(linesWithCuts(stage, table.rows), values.shareRows).map((lines) => ({
        about: [
          stage.name,
          table.group && translate(texts.group({ group: table.group })),
          translate(playedWords(table)),
          translate(stateWords(standings, stage)),
        ]
          .filter(Boolean)
          .join(' · '),
        draw: (canvas, frame) => drawStandings(canvas, { frame, stage, lines }),
      })),
    ),
  };
}

function playedWords({ matches, remaining }: { matches: readonly unknown[]; remaining: number }) {
  const no = matches.length;
  if (no === 0) return texts.noMatchYet;
  return remaining > 0 ? texts.afterMatchOf({ no, all: no + remaining }) : texts.afterMatch({ no });
}

function stateWords({ isCancelled }: Standings, { isFinal }: StageStandings): Translatable {
  if (isCancelled) return texts.cancelled;
  return isFinal ? texts.final : texts.provisional;
}

async function readMatch(
  platform: Platform,
  { id }: ShareRequest,
  translate: Translate,
): Promise<Content> {
  const { match } = await getMatch(platform, { viewer: undefined, matchId: id });
  const { tournamentId } = match;
  const tournament = await getTournament(platform, { id: tournamentId, viewer: undefined });
  const request = { tournamentId, stageId: match.stageId };
  const whole = await getStandings(platform, request);
  // With many groups, the first answer lacks some tables.
  const [group] = match.groups;
  const isElsewhere = group !== undefined && whole.stage?.otherGroups.includes(group);
  const standings = isElsewhere ? await getStandings(platform, { ...request, group }) : whole;
  const { stage } = standings;
  const table = stage?.tables.find(({ matches }) => matches.some(({ _id }) => _id === id));
  const published = table?.matches.find(({ _id }) => _id === id);
  if (!stage || !table || !published) throw nothing(sharingTexts.resultNotPublished);
  return {
    head: {
      kicker: translate(texts.result),
      title: tournament.title,
      moment: momentOf(translate, published.publishedAt),
    },
    pages: inPages(linesOfMatch(table, id), values.shareRows).map((lines) => ({
      about: [
        stage.name,
        translate(titleOf(match)),
        translate(published.isFinal ? texts.final : texts.provisional),
        published.version > 1 && translate(texts.corrected({ version: published.version })),
      ]
        .filter(Boolean)
        .join(' · '),
      draw: (canvas, frame) => drawMatchResult(canvas, { frame, stage, lines }),
    })),
  };
}

async function readSlots(
  platform: Platform,
  { id }: ShareRequest,
  translate: Translate,
): Promise<Content> {
  const { match, slots } = await getMatch(platform, { viewer: undefined, matchId: id });
  if (slots.length === 0) throw nothing(sharingTexts.slotsNotPublished);
  const { tournamentId } = match;
  const tournament = await getTournament(platform, { id: tournamentId, viewer: undefined });
  return {
    head: {
      kicker: translate(texts.slotList),
      title: tournament.title,
      moment: translate(
        texts.version({
          version: match.slotsVersion,
          at: momentOf(translate, match.slotsChangedAt),
        }),
      ),
    },
    pages: [
      {
        about: [match.stage, translate(titleOf(match)), momentOf(translate, match.startsAt)].join(
          ' · ',
        ),
        draw: (canvas, frame) =>
          drawSlots(canvas, {
            frame,
            slots: slots.toSorted((a, b) => a.roomSlot - b.roomSlot),
          }),
      },
    ],
  };
}

async function readSchedule(
  platform: Platform,
  { id, stageId, group }: ShareRequest,
  translate: Translate,
): Promise<Content> {
  const tournament = await getTournament(platform, { id, viewer: undefined });
  const all = await listMatches(platform, { viewer: undefined, tournamentId: id });
  const matches = all.filter(
    (match) =>
      match.state !== 'void' &&
      (!stageId || match.stageId === stageId) &&
      (!group || match.groups.includes(group)),
  );
  if (matches.length === 0) throw nothing(sharingTexts.noScheduleYet);
  return {
    head: {
      kicker: translate(texts.schedule),
      title: tournament.title,
      moment: translate(texts.allIst),
    },
    pages: inPages(matches, scheduleRows).map((shown) => ({
      about: daysOf(translate, shown),
      draw: (canvas, frame) => drawSchedule(canvas, { frame, matches: shown }),
    })),
  };
}

/** Rows that stay readable in the feed of a phone. */
const scheduleRows = 8;

function daysOf(translate: Translate, matches: readonly Match[]): string {
  const days = matches.map(({ startsAt }) => translate(texts.value({ value: dayOf(startsAt) })));
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const count = translate(texts.matches({ count: matches.length }));
  return `${count} · ${from === to ? from : translate(texts.days({ from, to }))}`;
}

async function readWinners(
  platform: Platform,
  { id }: ShareRequest,
  translate: Translate,
): Promise<Content> {
  const tournament = await getTournament(platform, { id, viewer: undefined });
  const standings = await getStandings(platform, { tournamentId: id });
  const { stage } = standings;
  const [table, ...others] = stage?.tables ?? [];
  const winners = table?.rows.filter(
    ({ rank, matches }) => rank !== null && rank <= 3 && matches.length > 0,
  );
  // Several groups have several winners: there is no overall podium.
  if (!stage?.isFinal || others.length > 0 || !winners?.length || tournament.status !== 'COMPLETED')
    throw nothing(sharingTexts.noWinnersYet);
  const { players } = await listTopPlayers(platform, id);
  const { prizePool } = tournament;
  const pool = prizePool && prizeOfRank([{ rank: '1', prize: prizePool }], 1);
  return {
    head: {
      kicker: translate(texts.winners),
      title: tournament.title,
      moment: momentOf(translate, standings.changedAt),
    },
    pages: inPages(winners, podiumPlaces).map((rows) => ({
      about: [stage.name, pool && translate(texts.prizePool({ prize: pool }))]
        .filter(Boolean)
        .join(' · '),
      draw: (canvas, frame) =>
        drawWinners(canvas, {
          frame,
          stage,
          winners: rows.map((row) => ({ row, prize: prizeOfRank(tournament.prizes, row.rank) })),
          topPlayer: players[0],
        }),
    })),
  };
}

/** Four where two teams share the third rank. */
const podiumPlaces = 4;

function titleOf({ no, map, format, groups }: Match): Translatable {
  return format !== 'single' && groups.length > 0
    ? texts.matchOfGroup({ no, map, group: groups.join(' + ') })
    : texts.match({ no, map });
}

function momentOf(translate: Translate, moment: string | null): string {
  return moment ? translate(texts.at({ day: dayOf(moment), time: clockOf(moment) })) : '';
}

function inPages<Row>(rows: readonly Row[], size: number): Row[][] {
  const pages = Math.ceil(rows.length / size);
  // As even as possible: 18 rows are nine and nine, not sixteen and two.
  const perPage = Math.ceil(rows.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  );
}

function nothing(text: Translatable): AppError {
  return new AppError('NOT_FOUND', text);
}
