import {
  crestFields,
  crestMarks,
  crestOutlines,
  emblemChoices,
  emblemColours,
  emblemInk,
  initials,
} from '@one-dream/contract/emblem.ts';
import { isImagePath } from '@one-dream/contract/images.ts';
import type { Canvas, TextOptions } from '../../platform/drawing/canvas.ts';

export const colours = {
  ground: '#0b0e0c',
  raised: '#131814',
  lifted: '#1a211b',
  line: '#2a332c',
  text: '#edf2ea',
  quiet: '#9aa79c',
  flare: '#ffb31a',
  ink: '#1a1200',
  green: '#3ddc84',
  red: '#ff5a4d',
  live: '#ffd60a',
} as const;

/** Texts around every picture. */
export interface PictureHead {
  organisation: string;
  /** Its kind: "Standings". */
  kicker: string;
  /** The tournament. */
  title: string;
  /** Stage, progress, whether it is final. */
  about: string;
  /** Address to see it live, without the protocol. */
  address: string;
  moment: string;
  page: number;
  pages: number;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function isWide({ width, height }: Pick<Canvas, 'width' | 'height'>): boolean {
  return width > height;
}

/** Draws ground, head and foot. @returns the area between them */
export function drawFrame(canvas: Canvas, head: PictureHead): Frame {
  const { width, height } = canvas;
  const wide = isWide(canvas);
  const margin = wide ? 96 : 60;
  drawGround(canvas);
  const right = width - margin;
  const top = wide ? 96 : 106;
  const kickerWidth = canvas.text({
    text: head.kicker.toUpperCase(),
    typeface: 'numeral',
    size: 40,
    spacing: 2,
    x: margin + 22,
    y: top,
    fill: colours.flare,
  });
  canvas.shape(`<path d="M${margin} ${top - 27}h8v28h-8z" fill="${colours.flare}"/>`);
  canvas.text({
    text: head.organisation.toUpperCase(),
    typeface: 'display',
    size: 34,
    spacing: 1,
    x: right,
    y: top,
    align: 'right',
    maxWidth: right - margin - kickerWidth - 80,
    fill: colours.quiet,
  });
  const titleSize = fitSize(canvas, {
    text: head.title.toUpperCase(),
    from: wide ? 104 : 96,
    to: 58,
    maxWidth: right - margin,
  });
  const titleY = top + (wide ? 96 : 104);
  canvas.text({
    text: head.title.toUpperCase(),
    typeface: 'numeral',
    size: titleSize,
    x: margin,
    y: titleY,
    maxWidth: right - margin,
    fill: colours.text,
  });
  const aboutY = titleY + 44;
  canvas.text({
    text: head.about,
    typeface: 'text',
    size: 30,
    x: margin,
    y: aboutY,
    maxWidth: right - margin,
    fill: colours.quiet,
  });
  const foot = height - (wide ? 52 : 58);
  drawFoot(canvas, { head, margin, right, foot });
  return { left: margin, right, top: aboutY + 34, bottom: foot - 54 };
}

function drawFoot(
  canvas: Canvas,
  { head, margin, right, foot }: { head: PictureHead; margin: number; right: number; foot: number },
): void {
  canvas.shape(
    `<path d="M${margin} ${foot - 40}H${right}" stroke="${colours.line}" stroke-width="2"/>`,
  );
  const page = head.pages > 1 ? `${head.page}/${head.pages}` : '';
  const pageWidth = page
    ? canvas.text({
        text: page,
        typeface: 'numeral',
        size: 36,
        x: right,
        y: foot,
        align: 'right',
        fill: colours.flare,
      }) + 32
    : 0;
  const momentWidth = canvas.text({
    text: head.moment,
    typeface: 'text',
    size: 24,
    x: right - pageWidth,
    y: foot - 1,
    align: 'right',
    fill: colours.quiet,
  });
  canvas.text({
    text: head.address,
    typeface: 'strong',
    size: 26,
    x: margin,
    y: foot,
    maxWidth: right - margin - pageWidth - momentWidth - 32,
    fill: colours.text,
  });
}

/** Finds the largest size at which a title fits on its line. */
function fitSize(
  canvas: Canvas,
  { text, from, to, maxWidth }: { text: string; from: number; to: number; maxWidth: number },
): number {
  const width = canvas.measure({ text, typeface: 'numeral', size: from });
  return Math.max(to, Math.min(from, Math.floor((from * maxWidth) / Math.max(1, width))));
}

/** Draws night, a map's grid, contour lines, one flare in the corner. */
function drawGround({ width, height, shape }: Canvas): void {
  shape(`<path d="M0 0H${width}V${height}H0Z" fill="${colours.ground}"/>`);
  const grid: string[] = [];
  for (let x = 60; x < width; x += 120) grid.push(`M${x}.5 0V${height}`);
  for (let y = 60; y < height; y += 120) grid.push(`M0 ${y}.5H${width}`);
  shape(`<path d="${grid.join('')}" stroke="#121713" stroke-width="1"/>`);
  shape(
    `<radialGradient id="flare" gradientUnits="userSpaceOnUse" cx="${width}" cy="0" r="${height * 0.7}"><stop offset="0" stop-color="${colours.flare}" stop-opacity=".2"/><stop offset=".5" stop-color="${colours.flare}" stop-opacity=".05"/><stop offset="1" stop-color="${colours.flare}" stop-opacity="0"/></radialGradient><path d="M0 0H${width}V${height}H0Z" fill="url(#flare)"/>`,
  );
  const hills = [
    { x: width * 0.88, y: height * 0.16, radius: height * 0.34, turn: 0.4 },
    { x: width * 0.06, y: height * 0.9, radius: height * 0.38, turn: 2.1 },
  ];
  const lines = hills.flatMap((hill) =>
    [0.2, 0.34, 0.48, 0.62, 0.76, 0.9, 1.04].map((share) => contour(hill, share)),
  );
  shape(`<path d="${lines.join('')}" fill="none" stroke="#1c241e" stroke-width="2"/>`);
}

/** Path of a line around a hill, at a share of its radius. */
function contour(
  { x, y, radius, turn }: { x: number; y: number; radius: number; turn: number },
  share: number,
): string {
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI;
    const swell =
      1 +
      0.16 * Math.sin(3 * angle + turn) +
      0.09 * Math.sin(5 * angle - turn + share) +
      0.05 * Math.sin(9 * angle + 4 * share);
    const reach = radius * share * swell;
    return `${(x + Math.cos(angle) * reach * 1.2).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Draws a panel with one chamfered corner. */
export function drawPanel(
  { shape }: Canvas,
  {
    left,
    top,
    right,
    bottom,
    fill = colours.raised,
    stroke = colours.line,
    chamfer = 18,
  }: Frame & { fill?: string; stroke?: string; chamfer?: number },
): void {
  shape(
    `<path d="M${left} ${top}H${right - chamfer}L${right} ${top + chamfer}V${bottom}H${left}Z" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`,
  );
}

/** Draws a team's logo, or the crest that the site makes from its name. */
export function drawCrest(
  canvas: Canvas,
  { name, logo, x, y, size }: { name: string; logo: string; x: number; y: number; size: number },
): void {
  if (isImagePath(logo)) {
    canvas.picture({ path: logo, x, y, size });
    return;
  }
  const choose = emblemChoices(name);
  const [rim, field, mark] = emblemColours[choose(emblemColours.length)] ?? emblemColours[0];
  const outline = crestOutlines[choose(crestOutlines.length)];
  const pattern = crestFields[choose(crestFields.length)];
  const sign = choose(12);
  const clip = `c${Math.round(x)}-${Math.round(y)}`;
  const middle = (by: number, cy = 128) =>
    `transform="translate(128 ${cy}) scale(${by}) translate(-128 -128)"`;
  const letterless =
    sign < crestMarks.length
      ? `<path d="${crestMarks[sign]}" fill="${mark}" stroke="${emblemInk}" stroke-width="6" ${middle(0.78, 124)}/>`
      : '';
  canvas.shape(
    `<g transform="translate(${x} ${y}) scale(${(size / 256).toFixed(4)})"><clipPath id="${clip}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${rim}" stroke="${emblemInk}" stroke-width="8"/><g ${middle(0.88)}><g clip-path="url(#${clip})"><path d="M0 0H256V256H0Z" fill="${field}"/><path d="${pattern}" opacity=".24"/></g></g>${letterless}</g>`,
  );
  if (sign >= crestMarks.length)
    canvas.text({
      text: initials(name),
      typeface: 'numeral',
      size: size * 0.53,
      x: x + size / 2,
      y: y + size * 0.68,
      align: 'center',
      fill: mark,
    });
}

/** Two lines are this much smaller than one; below the least, as a share of the size, a name is cut. */
const ofTwoLines = 0.62;
const least = 0.42;

/**
 * Draws a team's name whole: in one line, else in two, else in two smaller ones. What does not fit even so is cut in the
 * middle, as endings tell teams of one organisation apart.
 */
export function drawName(
  canvas: Canvas,
  { size, y, maxWidth, ...look }: TextOptions & { maxWidth: number },
): void {
  const widthOf = (text: string, at: number) =>
    canvas.measure({ text, typeface: look.typeface, size: at });
  if (widthOf(look.text, size) <= maxWidth) {
    canvas.text({ ...look, size, y, maxWidth });
    return;
  }
  let lines = halve(look.text);
  const small = Math.min(
    ...lines.map((text) =>
      fitSize(canvas, {
        text,
        from: Math.floor(size * ofTwoLines),
        to: Math.floor(size * least),
        maxWidth,
      }),
    ),
  );
  const isTooWide = (line: string) => widthOf(line, small) > maxWidth;
  const letters = lettersOf(look.text);
  for (let kept = letters.length - 1; lines.some(isTooWide) && kept > 1; kept -= 1)
    lines = [
      `${letters.slice(0, Math.ceil(kept / 2)).join('')}…`,
      letters.slice(letters.length - Math.floor(kept / 2)).join(''),
    ];
  for (const [index, text] of lines.entries())
    canvas.text({ ...look, text, size: small, y: y - (1 - index) * small * 0.95, maxWidth });
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string) => [...clusters.segment(text)].map(({ segment }) => segment);

/** Splits a text in two at the space nearest to its middle, or in its middle. */
function halve(text: string): [string, string] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = text.length / 2;
  const at = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (at !== undefined) return [text.slice(0, at), text.slice(at + 1)];
  const letters = lettersOf(text);
  const half = Math.ceil(letters.length / 2);
  return [letters.slice(0, half).join(''), letters.slice(half).join('')];
}
