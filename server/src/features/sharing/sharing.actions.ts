import type { Match } from '@one-dream/contract/features/matches.ts';
import {
  type ShareShape,
  type ShareView,
  shareRows,
  shareShapes,
} from '@one-dream/contract/features/sharing.values.ts';
import type { StageStandings, Standings } from '@one-dream/contract/features/standings.ts';
import { prizeOfRank } from '@one-dream/contract/rupees.ts';
import type { Said } from '@one-dream/contract/texts.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError } from '../../errors.ts';
import { type Canvas, createCanvas, type Drawing } from '../../platform/lettering/canvas.ts';
import { openType } from '../../platform/lettering/typefaces.ts';
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

export interface ShareAsked {
  view: ShareView;
  /** Of a match for `slots` and `match`, else of a tournament. */
  id: string;
  shape: ShareShape;
  page: number;
  stageId?: string | undefined;
  group?: string | undefined;
}

/** What is drawn, page by page; nothing but what everybody may read. */
interface Content {
  head: Pick<PictureHead, 'kicker' | 'title' | 'moment'>;
  pages: { about: string; draw: (canvas: Canvas, frame: Frame) => void }[];
}

/** A picture to share. @throws AppError NOT_FOUND where there is nothing to show, or no such page */
export async function drawShare(platform: Platform, asked: ShareAsked): Promise<Drawing> {
  const content = await contents[asked.view](platform, asked);
  const page = content.pages[asked.page - 1];
  if (!page) throw new AppError('NOT_FOUND', commonTexts.noPicture);
  const canvas = createCanvas(await openType(), shareShapes[asked.shape]);
  const { name } = await platform.organisation.read();
  const frame = drawFrame(canvas, {
    ...content.head,
    organisation: name,
    about: page.about,
    address: new URL(platform.publicUrl).host,
    page: asked.page,
    pages: content.pages.length,
  });
  page.draw(canvas, frame);
  return canvas.finish();
}

const contents: Record<ShareView, (platform: Platform, asked: ShareAsked) => Promise<Content>> = {
  standings: readStandings,
  match: readMatch,
  slots: readSlots,
  schedule: readSchedule,
  winners: readWinners,
};

async function readStandings(
  platform: Platform,
  { id, stageId, group }: ShareAsked,
): Promise<Content> {
  const tournament = await getTournament(platform, { id, viewer: undefined });
  const standings = await getStandings(platform, { tournamentId: id, stageId, group });
  const { stage } = standings;
  const tables = stage?.tables.filter(({ rows }) => rows.length > 0) ?? [];
  if (!stage || tables.length === 0) throw nothing(sharingTexts.noStandingsYet);
  return {
    head: { kicker: 'Standings', title: tournament.title, moment: momentOf(standings.changedAt) },
    pages: tables.flatMap((table) =>
      inPages(linesWithCuts(stage, table.rows), shareRows).map((lines) => ({
        about: [
          stage.name,
          table.group && `Group ${table.group}`,
          playedWords(table),
          stateWords(standings, stage),
        ]
          .filter(Boolean)
          .join(' · '),
        draw: (canvas, frame) => drawStandings(canvas, { frame, stage, lines }),
      })),
    ),
  };
}

function playedWords({ matches, remaining }: { matches: readonly unknown[]; remaining: number }) {
  if (matches.length === 0) return 'No match played yet';
  const all = matches.length + remaining;
  return `After match ${matches.length}${remaining > 0 ? ` of ${all}` : ''}`;
}

function stateWords({ isCancelled }: Standings, { isFinal }: StageStandings): string {
  if (isCancelled) return 'Cancelled';
  return isFinal ? 'Final' : 'Provisional';
}

async function readMatch(platform: Platform, { id }: ShareAsked): Promise<Content> {
  const { match } = await getMatch(platform, { viewer: undefined, matchId: id });
  const { tournamentId } = match;
  const tournament = await getTournament(platform, { id: tournamentId, viewer: undefined });
  const asked = { tournamentId, stageId: match.stageId };
  const whole = await getStandings(platform, asked);
  // Where there are many groups, not every table is in the first answer.
  const [group] = match.groups;
  const isElsewhere = group !== undefined && whole.stage?.otherGroups.includes(group);
  const standings = isElsewhere ? await getStandings(platform, { ...asked, group }) : whole;
  const { stage } = standings;
  const table = stage?.tables.find(({ matches }) => matches.some(({ _id }) => _id === id));
  const published = table?.matches.find(({ _id }) => _id === id);
  if (!stage || !table || !published) throw nothing(sharingTexts.resultNotPublished);
  return {
    head: {
      kicker: 'Result',
      title: tournament.title,
      moment: momentOf(published.publishedAt),
    },
    pages: inPages(linesOfMatch(table, id), shareRows).map((lines) => ({
      about: [
        stage.name,
        titleOf(match),
        published.isFinal ? 'Final' : 'Provisional',
        published.version > 1 && `Corrected, version ${published.version}`,
      ]
        .filter(Boolean)
        .join(' · '),
      draw: (canvas, frame) => drawMatchResult(canvas, { frame, stage, lines }),
    })),
  };
}

async function readSlots(platform: Platform, { id }: ShareAsked): Promise<Content> {
  const { match, slots } = await getMatch(platform, { viewer: undefined, matchId: id });
  if (slots.length === 0) throw nothing(sharingTexts.slotsNotPublished);
  const { tournamentId } = match;
  const tournament = await getTournament(platform, { id: tournamentId, viewer: undefined });
  return {
    head: {
      kicker: 'Slot list',
      title: tournament.title,
      moment: `Version ${match.slotsVersion}, ${momentOf(match.slotsChangedAt)}`,
    },
    pages: [
      {
        about: [
          match.stage,
          titleOf(match),
          `${dayOf(match.startsAt)}, ${clockOf(match.startsAt)}`,
        ].join(' · '),
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
  { id, stageId, group }: ShareAsked,
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
    head: { kicker: 'Schedule', title: tournament.title, moment: 'All times IST' },
    pages: inPages(matches, scheduleRows).map((shown) => ({
      about: daysOf(shown),
      draw: (canvas, frame) => drawSchedule(canvas, { frame, matches: shown }),
    })),
  };
}

/** What stays readable in the feed of a phone. */
const scheduleRows = 8;

function daysOf(matches: readonly Match[]): string {
  const days = [...new Set(matches.map(({ startsAt }) => dayOf(startsAt)))];
  const count = matches.length === 1 ? 'One match' : `${matches.length} matches`;
  return `${count} · ${days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days[0]}`;
}

async function readWinners(platform: Platform, { id }: ShareAsked): Promise<Content> {
  const tournament = await getTournament(platform, { id, viewer: undefined });
  const standings = await getStandings(platform, { tournamentId: id });
  const { stage } = standings;
  const [table, ...others] = stage?.tables ?? [];
  const winners = table?.rows.filter(
    ({ rank, matches }) => rank !== null && rank <= 3 && matches.length > 0,
  );
  // Several groups have several winners: there is no podium of all.
  if (!stage?.isFinal || others.length > 0 || !winners?.length || tournament.status !== 'COMPLETED')
    throw nothing(sharingTexts.noWinnersYet);
  const { players } = await listTopPlayers(platform, id);
  return {
    head: { kicker: 'Winners', title: tournament.title, moment: momentOf(standings.changedAt) },
    pages: inPages(winners, podiumPlaces).map((rows) => ({
      about: [stage.name, tournament.prizePool && `Prize pool ${prizePoolOf(tournament.prizePool)}`]
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

function prizePoolOf(prizePool: string): string {
  return prizeOfRank([{ rank: '1', prize: prizePool }], 1);
}

function titleOf({ no, map, groups }: Match): string {
  const group = groups.length > 0 ? `, group ${groups.join(' + ')}` : '';
  return `Match ${no}${group}, ${map}`;
}

function momentOf(moment: string | null): string {
  return moment ? `${dayOf(moment)}, ${clockOf(moment)}` : '';
}

function inPages<Row>(rows: readonly Row[], size: number): Row[][] {
  const pages = Math.ceil(rows.length / size);
  // As even as possible: 18 rows are nine and nine, not sixteen and two.
  const perPage = Math.ceil(rows.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) =>
    rows.slice(page * perPage, (page + 1) * perPage),
  );
}

function nothing(said: Said): AppError {
  return new AppError('NOT_FOUND', said);
}
