import type { Match, SlotRow } from '@one-dream/contract/features/matches/matches.ts';
import type { FrameMatch, OverlayFrame } from '@one-dream/contract/features/overlay/overlay.ts';
import type { Standings } from '@one-dream/contract/features/standings/standings.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { pictureTexts } from '../../pictures.texts.ts';

/**
 * A change is dated by the start of its transaction but visible at its end: it counts as this many seconds younger than
 * its date.
 */
export const commitMarginS = 15;

const toCome: readonly Match['state'][] = ['scheduled', 'room_released'];
const over: readonly Match['state'][] = ['results_in', 'published', 'final'];
const nextShown = 4;

/** Chooses the match that a stream is about: the one being played, else the next, else the last. */
export function chooseMatch(matches: readonly Match[]): Match | undefined {
  return (
    matches.find(({ state }) => state === 'playing') ??
    matches.find(({ state }) => toCome.includes(state)) ??
    matches.findLast(({ state }) => over.includes(state))
  );
}

/** Builds an overlay's frame of a tournament from public data. */
export function drawFrame({
  title,
  standings: { stage },
  matches,
  slots,
  translate,
}: {
  title: string;
  standings: Pick<Standings, 'stage'>;
  /** In the order of their starts. */
  matches: readonly Match[];
  /** Of `chooseMatch(matches)`. */
  slots: readonly SlotRow[];
  /** Translates into the organisation's language. */
  translate: (text: Translatable) => string;
}): OverlayFrame {
  const match = chooseMatch(matches);
  return {
    title,
    standings: stage && {
      stage: stage.name,
      isFinal: stage.isFinal,
      tables: stage.tables.map(({ group, rows, matches: played, remaining }) => ({
        group,
        played: played.length,
        remaining,
        rows: rows.map(
          ({ rank, name, logo, played, wwcd, elims, totalX10, moved, isEligible }) => ({
            ...{ rank, name, logo, played, wwcd, elims, totalX10, moved, isEligible },
          }),
        ),
      })),
    },
    match: match ? presentMatch(match) : null,
    slots: slots
      .toSorted((a, b) => a.roomSlot - b.roomSlot)
      .map(({ roomSlot, name, logo }) => ({ roomSlot, name, logo })),
    next: matches
      .filter((one) => one !== match && toCome.includes(one.state))
      .slice(0, nextShown)
      .map(presentMatch),
    winner: findWinner(stage, translate),
  };
}

function presentMatch({ no, stage, groups, map, startsAt, state }: Match): FrameMatch {
  return { no, stage, groups, map, startsAt, state };
}

function findWinner(
  stage: Standings['stage'],
  translate: (text: Translatable) => string,
): OverlayFrame['winner'] {
  const tables = stage?.tables ?? [];
  const champion = tables.flatMap(({ rows }) => rows).find(({ isChampion }) => isChampion);
  if (champion) {
    const { name, logo, elims, totalX10 } = champion;
    return {
      of: 'tournament',
      label: translate(pictureTexts.champions),
      name,
      logo,
      elims,
      totalX10,
    };
  }
  const [last] = tables
    .flatMap((table) => table.matches.map((match) => ({ table, match })))
    .toSorted((a, b) => Date.parse(b.match.startsAt) - Date.parse(a.match.startsAt));
  if (!last) return null;
  for (const row of last.table.rows) {
    const won = row.matches.find(
      ({ matchId, placement }) => matchId === last.match._id && placement === 1,
    );
    if (won)
      return {
        of: 'match',
        label: translate(pictureTexts.matchTitle({ no: last.match.no, map: last.match.map })),
        name: row.name,
        logo: row.logo,
        elims: won.elims,
        totalX10: won.pointsX10,
      };
  }
  return null;
}
