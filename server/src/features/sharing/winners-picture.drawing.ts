import type {
  StageStandings,
  StandingLine,
} from '@one-dream/contract/features/standings/standings.ts';
import { labelText } from '@one-dream/contract/scoring/label.texts.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { pictureTexts as texts } from '../../pictures.texts.ts';
import type { Canvas } from '../../platform/drawing/canvas.ts';
import {
  colours,
  drawCrest,
  drawName,
  drawPanel,
  type Frame,
  isWide,
} from './picture-frame.drawing.ts';

export interface Winner {
  row: StandingLine;
  prize: string;
}

/** Draws the podium: second, first, third side by side on a desktop; stacked in a chat. */
export function drawWinners(
  canvas: Canvas,
  {
    frame,
    stage,
    winners,
    topPlayer,
  }: {
    frame: Frame;
    stage: StageStandings;
    winners: readonly Winner[];
    topPlayer: { name: string; team: string; elims: number } | undefined;
  },
): void {
  const wide = isWide(canvas);
  const foot = topPlayer ? 76 : 0;
  if (wide) drawSteps(canvas, { frame: { ...frame, bottom: frame.bottom - foot }, stage, winners });
  else drawPlaces(canvas, { frame: { ...frame, bottom: frame.bottom - foot }, stage, winners });
  if (!topPlayer) return;
  canvas.text({
    text: canvas.translateText(
      texts.mostElims({ player: topPlayer.name, team: topPlayer.team, elims: topPlayer.elims }),
    ),
    typeface: 'strong',
    size: 30,
    x: (frame.left + frame.right) / 2,
    y: frame.bottom - 14,
    align: 'center',
    maxWidth: frame.right - frame.left,
    fill: colours.text,
  });
}

type Podium = { frame: Frame; stage: StageStandings; winners: readonly Winner[] };

function sumsOf(
  { translateText }: Canvas,
  { row }: Winner,
  { preset: { labels } }: StageStandings,
): string {
  return translateText(
    texts.sums({
      ...{ points: formatTenths(row.totalX10), wins: row.wwcd, elims: row.elims },
      ...{ winLabel: labels.win, elimsLabel: translateText(labelText(labels.elims)).toLowerCase() },
    }),
  );
}

function drawPlaces(canvas: Canvas, { frame, stage, winners }: Podium): void {
  const gap = 20;
  // The first takes half as much again as each of the others.
  const count = Math.max(3, winners.length);
  const share = (frame.bottom - frame.top - gap * (count - 1)) / (count + 0.5);
  let top = frame.top;
  for (const [index, winner] of winners.entries()) {
    const height = Math.round(index === 0 ? share * 1.5 : share);
    const bottom = top + height;
    drawPanel(canvas, {
      left: frame.left,
      right: frame.right,
      top,
      bottom,
      stroke: index === 0 ? colours.live : colours.line,
      fill: index === 0 ? colours.lifted : colours.raised,
      chamfer: 28,
    });
    const crest = Math.round(height * 0.66);
    const middle = top + height / 2;
    canvas.text({
      text: String(winner.row.rank ?? ''),
      typeface: 'numeral',
      size: index === 0 ? 190 : 130,
      x: frame.left + 88,
      y: middle + (index === 0 ? 60 : 42),
      align: 'center',
      fill: index === 0 ? colours.live : colours.text,
    });
    drawCrest(canvas, {
      ...winner.row,
      x: frame.left + 168,
      y: middle - crest / 2,
      size: crest,
    });
    const x = frame.left + 168 + crest + 36;
    const maxWidth = frame.right - x - 28;
    const lift = winner.prize ? 30 : 8;
    drawName(canvas, {
      text: winner.row.name,
      typeface: 'numeral',
      size: index === 0 ? 76 : 58,
      x,
      y: middle - lift + 8,
      maxWidth,
      fill: colours.text,
    });
    canvas.text({
      text: sumsOf(canvas, winner, stage),
      typeface: 'text',
      size: 27,
      x,
      y: middle - lift + 50,
      maxWidth,
      fill: colours.quiet,
    });
    if (winner.prize)
      canvas.text({
        text: winner.prize,
        typeface: 'numeral',
        size: 52,
        x,
        y: middle - lift + 108,
        maxWidth,
        fill: colours.flare,
      });
    top = bottom + gap;
  }
}

/** How much lower than the first each place stands, as a share of the height. */
const lowered = [0, 0.13, 0.2];

function drawSteps(canvas: Canvas, { frame, stage, winners }: Podium): void {
  const gap = 28;
  const count = Math.max(3, winners.length);
  const width = (frame.right - frame.left - gap * (count - 1)) / count;
  const height = frame.bottom - frame.top;
  // Second, first, third: the order of a podium.
  const places = [1, 0, 2, 3];
  for (const [position, place] of places.entries()) {
    const winner = winners[place];
    if (!winner) continue;
    const left = Math.round(frame.left + position * (width + gap));
    const right = Math.round(left + width);
    const top = Math.round(frame.top + height * (lowered[place] ?? 0.2));
    drawPanel(canvas, {
      left,
      right,
      top,
      bottom: frame.bottom,
      stroke: place === 0 ? colours.live : colours.line,
      fill: place === 0 ? colours.lifted : colours.raised,
      chamfer: 28,
    });
    const centre = (left + right) / 2;
    const crest = Math.round(Math.min(200, (frame.bottom - top) * 0.32));
    const look = { x: centre, align: 'center', maxWidth: width - 48 } as const;
    canvas.text({
      ...look,
      text: String(winner.row.rank ?? ''),
      typeface: 'numeral',
      size: 130,
      y: top + 118,
      fill: place === 0 ? colours.live : colours.text,
    });
    drawCrest(canvas, { ...winner.row, x: centre - crest / 2, y: top + 140, size: crest });
    const below = top + 140 + crest;
    drawName(canvas, {
      ...look,
      text: winner.row.name,
      typeface: 'numeral',
      size: 56,
      y: below + 66,
      fill: colours.text,
    });
    canvas.text({
      ...look,
      text: sumsOf(canvas, winner, stage),
      typeface: 'text',
      size: 25,
      y: below + 106,
      fill: colours.quiet,
    });
    if (winner.prize)
      canvas.text({
        ...look,
        text: winner.prize,
        typeface: 'numeral',
        size: 52,
        y: below + 166,
        fill: colours.flare,
      });
  }
}
