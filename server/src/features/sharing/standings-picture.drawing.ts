import type {
  StageStandings,
  StandingLine,
  StandingTable,
} from '@one-dream/contract/features/standings/standings.ts';
import { cutsBelow } from '@one-dream/contract/scoring/cut-lines.ts';
import { labelText } from '@one-dream/contract/scoring/label.texts.ts';
import { bandText } from '@one-dream/contract/scoring/stage-words.ts';
import { formatTenths } from '@one-dream/contract/scoring/tenths.ts';
import { pictureTexts as texts } from '../../pictures.texts.ts';
import type { Canvas } from '../../platform/drawing/canvas.ts';
import { colours, drawCrest, drawPanel, type Frame, isWide } from './picture-frame.drawing.ts';

/** A column of figures at the right of the names, in pixels from the right edge of the panel. */
interface Column {
  label: string;
  width: number;
  value: (row: StandingLine) => string;
  isTotal?: true;
}

/** A row of a table, and the cut line below it. */
interface DrawnLine {
  row: StandingLine;
  cut: StageStandings['bands'][number] | undefined;
}

/** Lines of the whole table, before it is split into pictures: a cut line may fall where one of them ends. */
export function linesWithCuts(
  { bands }: Pick<StageStandings, 'bands'>,
  rows: readonly StandingLine[],
): DrawnLine[] {
  const cuts = cutsBelow(bands, rows);
  return rows.map((row, index) => ({ row, cut: cuts[index] }));
}

/** Draws rows of a table, with labelled cut lines between them. */
export function drawStandings(
  canvas: Canvas,
  { frame, stage, lines }: { frame: Frame; stage: StageStandings; lines: readonly DrawnLine[] },
): void {
  const wide = isWide(canvas);
  const cutHeight = wide ? 26 : 30;
  const heads = wide ? 36 : 42;
  const cutSum = lines.filter(({ cut }) => cut !== undefined).length * cutHeight;
  const room = frame.bottom - frame.top - heads - cutSum;
  const rowHeight = Math.min(wide ? 64 : 84, Math.floor(room / Math.max(1, lines.length)));
  const columns = columnsOf(canvas, stage);
  drawColumnHeads(canvas, { frame, columns, y: frame.top + heads - 12 });
  let y = frame.top + heads;
  const bottom = y + rowHeight * lines.length + cutSum;
  drawPanel(canvas, { ...frame, top: y, bottom });
  for (const [index, { row, cut }] of lines.entries()) {
    drawRow(canvas, { row, index, frame, y, rowHeight, columns });
    y += rowHeight;
    if (cut === undefined) continue;
    canvas.shape(
      `<path d="M${frame.left + 2} ${y}H${frame.right - 2}" stroke="${colours.green}" stroke-width="3" stroke-dasharray="12 8"/>`,
    );
    canvas.text({
      text: canvas.translateText(bandText(cut)),
      typeface: 'display',
      size: wide ? 24 : 27,
      x: frame.left + 20,
      y: y + cutHeight - 6,
      maxWidth: frame.right - frame.left - 40,
      fill: colours.green,
    });
    y += cutHeight;
  }
}

function columnsOf(canvas: Canvas, stage: StageStandings): Column[] {
  const wide = isWide(canvas);
  const { translateText } = canvas;
  const { labels } = stage.preset;
  const step = wide ? 150 : 96;
  return [
    ...(wide
      ? [
          {
            label: translateText(texts.matchesHead),
            width: step,
            value: ({ played }: StandingLine) => String(played),
          },
        ]
      : []),
    { label: translateText(labelText(labels.win)), width: step, value: ({ wwcd }) => String(wwcd) },
    {
      label: translateText(wide ? texts.placePointsHead : texts.placeHead),
      width: step,
      value: ({ placementX10 }) => formatTenths(placementX10),
    },
    {
      label: translateText(labelText(labels.elims)),
      width: step,
      value: ({ elims }) => String(elims),
    },
    {
      label: translateText(texts.totalHead),
      width: wide ? 180 : 126,
      value: ({ totalX10 }) => formatTenths(totalX10),
      isTotal: true,
    },
  ];
}

function drawColumnHeads(
  canvas: Canvas,
  { frame, columns, y }: { frame: Frame; columns: readonly Column[]; y: number },
): void {
  const look = { typeface: 'display', size: isWide(canvas) ? 26 : 28, y } as const;
  canvas.text({ ...look, text: '#', x: frame.left + 20, fill: colours.quiet });
  canvas.text({
    ...look,
    text: canvas.translateText(texts.team),
    x: nameLeft(canvas, frame),
    fill: colours.quiet,
  });
  let right = frame.right - 20;
  for (const column of columns.toReversed()) {
    canvas.text({
      ...look,
      text: column.label,
      x: right,
      align: 'right',
      maxWidth: column.width - 8,
      fill: column.isTotal ? colours.text : colours.quiet,
    });
    right -= column.width;
  }
}

/** From the middle of a row down to the baseline, as a share of the size: half the height of capitals. */
const numeralDrop = 0.31;
const textDrop = 0.34;

const nameLeft = (canvas: Canvas, frame: Frame) => frame.left + (isWide(canvas) ? 210 : 176);

function drawRow(
  canvas: Canvas,
  {
    row,
    index,
    frame,
    y,
    rowHeight,
    columns,
  }: {
    row: StandingLine;
    index: number;
    frame: Frame;
    y: number;
    rowHeight: number;
    columns: readonly Column[];
  },
): void {
  const middle = y + rowHeight / 2;
  if (index % 2 === 1)
    canvas.shape(
      `<path d="M${frame.left + 1} ${y}H${frame.right - 1}V${y + rowHeight}H${frame.left + 1}Z" fill="${colours.lifted}"/>`,
    );
  const numeral = Math.min(44, Math.round(rowHeight * 0.72));
  const rankEnd = canvas.text({
    text: row.rank === null ? '–' : `${row.rank}${row.isTied ? '=' : ''}`,
    typeface: 'numeral',
    size: numeral,
    x: frame.left + 20,
    y: middle + numeral * numeralDrop,
    fill: row.rank !== null && row.rank <= 3 ? colours.flare : colours.text,
  });
  drawMoved(canvas, { moved: row.moved, x: frame.left + 28 + rankEnd, y: middle });
  const crest = Math.min(52, rowHeight - 10);
  const left = nameLeft(canvas, frame);
  drawCrest(canvas, {
    name: row.name,
    logo: row.logo,
    x: left - crest - 16,
    y: y + (rowHeight - crest) / 2,
    size: crest,
  });
  const nameSize = Math.min(30, Math.round(rowHeight * 0.56));
  let right = frame.right - 20;
  const figures = columns.reduce((sum, { width }) => sum + width, 0);
  canvas.text({
    text: row.isChampion ? canvas.translateText(texts.champion({ team: row.name })) : row.name,
    typeface: 'strong',
    size: nameSize,
    x: left,
    y: middle + nameSize * textDrop,
    maxWidth: right - figures - left,
    fill: row.isChampion ? colours.live : row.rank === null ? colours.quiet : colours.text,
  });
  for (const column of columns.toReversed()) {
    const size = column.isTotal ? numeral : Math.round(numeral * 0.84);
    canvas.text({
      text: column.value(row),
      typeface: column.isTotal ? 'numeral' : 'display',
      size,
      x: right,
      y: middle + size * numeralDrop,
      align: 'right',
      fill: column.isTotal ? colours.text : colours.quiet,
    });
    right -= column.width;
  }
}

/** Draws places won or lost since the match before. */
function drawMoved(canvas: Canvas, { moved, x, y }: { moved: number; x: number; y: number }): void {
  if (moved === 0) return;
  const fill = moved > 0 ? colours.green : colours.red;
  const arrow = moved > 0 ? `M${x} ${y + 6}h14l-7 -12z` : `M${x} ${y - 6}h14l-7 12z`;
  canvas.shape(`<path d="${arrow}" fill="${fill}"/>`);
  canvas.text({
    text: String(Math.abs(moved)),
    typeface: 'display',
    size: 24,
    x: x + 18,
    y: y + 9,
    fill,
  });
}

/** Lines of one match by placement: the teams that played, then the absent ones. */
export function linesOfMatch(table: StandingTable, matchId: string) {
  return table.rows
    .flatMap(({ matches, ...team }) => {
      const cell = matches.find((match) => match.matchId === matchId);
      return cell ? [{ ...team, cell }] : [];
    })
    .sort((a, b) => (a.cell.placement ?? 99) - (b.cell.placement ?? 99) || a.number - b.number);
}
export type MatchLine = ReturnType<typeof linesOfMatch>[number];

function nameWithState({ translateText }: Canvas, { name, cell }: MatchLine): string {
  if (cell.status === 'absent') return translateText(texts.absent({ team: name }));
  return cell.status === 'disqualified' ? translateText(texts.disqualified({ team: name })) : name;
}

/** Draws a match's result: place, team, eliminations, points. */
export function drawMatchResult(
  canvas: Canvas,
  { frame, stage, lines }: { frame: Frame; stage: StageStandings; lines: readonly MatchLine[] },
): void {
  const wide = isWide(canvas);
  const heads = wide ? 36 : 42;
  const room = frame.bottom - frame.top - heads;
  const rowHeight = Math.min(wide ? 64 : 84, Math.floor(room / Math.max(1, lines.length)));
  const byLine = (line: StandingLine) => lines.find(({ entryId }) => entryId === line.entryId);
  const columns: Column[] = [
    {
      label: canvas.translateText(labelText(stage.preset.labels.elims)),
      width: wide ? 180 : 130,
      value: (row) => String(byLine(row)?.cell.elims ?? 0),
    },
    {
      label: canvas.translateText(texts.pointsHead),
      width: wide ? 200 : 140,
      value: (row) => formatTenths(byLine(row)?.cell.pointsX10 ?? 0),
      isTotal: true,
    },
  ];
  drawColumnHeads(canvas, { frame, columns, y: frame.top + heads - 12 });
  drawPanel(canvas, {
    ...frame,
    top: frame.top + heads,
    bottom: frame.top + heads + rowHeight * lines.length,
  });
  for (const [index, line] of lines.entries())
    drawRow(canvas, {
      row: {
        ...line,
        matches: [],
        name: nameWithState(canvas, line),
        rank: line.cell.status === 'absent' ? null : line.cell.placement,
        isTied: false,
        isChampion: false,
        moved: 0,
      },
      index,
      frame,
      y: frame.top + heads + rowHeight * index,
      rowHeight,
      columns,
    });
}
