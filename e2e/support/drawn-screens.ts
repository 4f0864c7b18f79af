import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** A drawn team: its place, and the players on its card with their finishes. */
export interface DrawnTeam {
  name: string;
  /** In-game names as registered. */
  roster: string[];
  place: number;
  /** In the order on the screen, from top to bottom. */
  rows: { name: string; elims: number; isStranger: boolean }[];
}

export interface DrawnMatch {
  teams: DrawnTeam[];
  /** JPEG files, scrolled from top to bottom. */
  pictures: Buffer[];
  /** How it was drawn, for reports. */
  variant: string;
}

const faces = {
  'Drawn Hind': 'hind-latin-600',
  'Drawn Hind Devanagari': 'hind-devanagari-600',
  'Drawn Teko': 'teko-latin-500',
} as const;

/**
 * Draws the result screens of a match as they are known from descriptions: places 1 and 2 on the left of every picture, the
 * others in a scrolling column. These are not pictures of the game: faces, panels and colours are invented from the seed.
 */
export async function drawMatch(
  page: Page,
  options: {
    seed: number;
    teams?: number;
    squads?: readonly { name: string; roster: string[] }[];
  },
): Promise<DrawnMatch> {
  await loadFaces(page);
  const { pictures, ...drawn } = await page.evaluate(draw, options);
  return { ...drawn, pictures: pictures.map((picture) => Buffer.from(picture, 'base64')) };
}

/** Draws the first playable match from `seed` on: nobody is eliminated twice, and somebody survives. */
export async function drawPossibleMatch(
  page: Page,
  { seed, squads }: { seed: number; squads: readonly { name: string; roster: string[] }[] },
): Promise<DrawnMatch> {
  for (let next = seed; ; next += 1) {
    const drawn = await drawMatch(page, { seed: next, squads });
    const rows = drawn.teams.flatMap((team) => team.rows);
    if (rows.reduce((sum, { elims }) => sum + elims, 0) < rows.length) return drawn;
  }
}

/** A picture of 800 × 400 with rows that is not a screen of the game. */
export async function drawTable(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 400;
    const context = canvas.getContext('2d');
    for (let row = 0; context && row < 8; row += 1) {
      context.fillStyle = row % 2 ? '#223344' : '#445566';
      context.fillRect(0, row * 50, 800, 50);
      context.fillStyle = '#ffffff';
      context.fillRect(20 + row * 60, row * 50 + 10, 200, 30);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Loads the fonts in which screens are drawn. */
export async function loadFaces(page: Page): Promise<void> {
  const fonts = await Promise.all(
    Object.entries(faces).map(async ([name, file]) => {
      const place = new URL(`../../web/src/styles/fonts/${file}.woff2`, import.meta.url);
      return { name, bytes: (await readFile(place)).toString('base64') };
    }),
  );
  await page.evaluate(async (given) => {
    for (const { name, bytes } of given) {
      if ([...document.fonts].some(({ family }) => family === name)) continue;
      const face = new FontFace(
        name,
        Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0)),
      );
      document.fonts.add(await face.load());
    }
  }, fonts);
}

/** Runs in the page, so it refers to nothing outside itself. */
async function draw({
  seed,
  teams: count,
  squads,
}: {
  seed: number;
  teams?: number;
  squads?: readonly { name: string; roster: string[] }[];
}) {
  /** Given squads are drawn without anything that would make them hard to read. */
  const isPlain = squads !== undefined;
  let state = seed * 2_654_435_761;
  /** Mulberry32. */
  function random(): number {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (low: number, high: number) => low + (high - low) * random();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const chance = (share: number) => random() < share;

  const words =
    'Raja Bheem Toofan Kaal Shera Ninja Viper Ghost Rudra Arjun Zoro Blaze Falcon Mirage Kobra Dark Lucky Storm Hydra Veer Yodha Titan Sultan Chetak Jaguar Comet Vega Orion Pixel Onyx Delta Rogue'.split(
      ' ',
    );
  const tags = ['OD', 'TX', 'GodL', 'S8', 'R4W', 'BLD', 'ENT', 'NoVa', 'KVN', 'iQ', '7SEA', 'MYTH'];
  const signs = ['ツ', '乂', '亗', '〆', '×', '•', '丨', '々', '彡'];
  const small: Record<string, string> = {
    A: 'ᴀ',
    B: 'ʙ',
    C: 'ᴄ',
    D: 'ᴅ',
    E: 'ᴇ',
    G: 'ɢ',
    H: 'ʜ',
    I: 'ɪ',
    K: 'ᴋ',
    L: 'ʟ',
    M: 'ᴍ',
    N: 'ɴ',
    O: 'ᴏ',
    P: 'ᴘ',
    R: 'ʀ',
    T: 'ᴛ',
    U: 'ᴜ',
    V: 'ᴠ',
    Y: 'ʏ',
    Z: 'ᴢ',
  };
  const devanagari = ['राजा', 'भीम', 'शेरा', 'तूफान', 'काल', 'वीर', 'योद्धा', 'नवाब'];
  const taken = new Set<string>();
  function playerName(tag: string): string {
    for (;;) {
      let base =
        pick(words) + (chance(0.4) ? pick(words) : '') + (chance(0.3) ? String(whole(1, 99)) : '');
      if (chance(0.15)) base = base.toUpperCase();
      else if (chance(0.1)) base = [...base.toUpperCase()].map((one) => small[one] ?? one).join('');
      else if (chance(0.08)) base = pick(devanagari) + (chance(0.5) ? pick(words) : '');
      const name = `${tag}${chance(0.4) ? pick(signs) : ''}${base}`.slice(0, 16);
      if (!taken.has(name)) {
        taken.add(name);
        return name;
      }
    }
  }
  const total = squads?.length ?? count ?? pick([16, 16, 17, 18, 20]);
  const teams = Array.from({ length: total }, (_, index) => {
    const tag = chance(0.7) ? pick(tags) : '';
    const given = squads?.[index];
    const roster = given?.roster ?? Array.from({ length: whole(4, 6) }, () => playerName(tag));
    const playing = given ? roster.slice(0, 4) : roster.slice(0, chance(0.93) ? 4 : 3);
    return {
      name: given?.name ?? `Team ${index + 1}`,
      roster,
      place: index + 1,
      rows: playing.map((name) => {
        const isStranger = !isPlain && chance(0.02);
        const shown = isStranger
          ? playerName('')
          : !isPlain && chance(0.06)
            ? `${pick(tags)}${name}`.slice(0, 16)
            : name;
        const elims = chance(isPlain ? 0.6 : 0.5)
          ? 0
          : chance(isPlain ? 0.95 : 0.75)
            ? whole(1, isPlain ? 2 : 4)
            : whole(5, 13);
        return { name: shown, elims, isStranger };
      }),
    };
  });

  // How this match's screens look.
  const size = isPlain
    ? { width: 1600, height: 720 }
    : pick([
        { width: 1600, height: 720 },
        { width: 1600, height: 738 },
        { width: 1600, height: 900 },
        { width: 1440, height: 1080 },
        { width: 2400, height: 1080 },
        { width: 1280, height: 720 },
      ]);
  const { width, height } = size;
  const unit = Math.min(height / 720, width / 1280);
  const face = isPlain
    ? 'Drawn Hind'
    : pick(['Drawn Hind', 'Drawn Teko', 'DejaVu Sans', 'DejaVu Sans Condensed']);
  const isBold = face.startsWith('DejaVu') && chance(0.4);
  const em = (face === 'Drawn Teko' ? 29 : face === 'Drawn Hind' ? 23 : 20) * unit;
  const pitch = between(33, 37) * unit;
  const padding = between(6, 11) * unit;
  const gap = between(4, 9) * unit;
  const word = isPlain
    ? 'finishes'
    : pick(['finishes', 'finishes', 'eliminations', 'Finishes', 'kills', 'फ़िनिश']);
  const isLeftAligned = !isPlain && chance(0.25);
  const ink = pick(['#ffffff', '#e8ecf2', '#f4efe0', '#d4dbe6']);
  const quiet = isPlain ? ink : pick([ink, '#b9c2d0', '#ffd34d', '#cfd6e2']);
  const panel = `rgba(${whole(5, 30)},${whole(10, 36)},${whole(20, 60)},${between(0.6, 0.92)})`;
  const ghosts = isPlain ? 0 : whole(0, 26);
  const ghostStrength = between(0.04, 0.16);
  const notch = !isPlain && chance(0.4) ? 0.035 * width : 0;
  const brightness = isPlain ? 1 : between(0.75, 1.2);
  const isTwice = !isPlain && chance(0.35);
  const crop = isPlain ? 0 : between(0, 0.012);
  const font = (px: number) =>
    `${isBold ? 'bold ' : ''}${px}px "${face}", "Drawn Hind Devanagari", "DejaVu Sans", sans-serif`;

  const cardHeight = (rows: number) => Math.max(rows, 4) * pitch + 2 * padding;
  const leftEdge = notch + 0.03 * width;
  const middle = 0.45 * width + notch / 2;
  const rightEdge = 0.975 * width;
  const top = 96 * unit;
  const bottom = height - between(0, 44) * unit;

  function background(context: OffscreenCanvasRenderingContext2D): void {
    const shade = context.createLinearGradient(0, 0, width, height);
    shade.addColorStop(0, `hsl(${whole(0, 360)} 30% 32%)`);
    shade.addColorStop(1, `hsl(${whole(0, 360)} 25% 18%)`);
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
    for (let n = 0; n < 40; n += 1) {
      context.fillStyle = `hsl(${whole(0, 360)} 30% ${whole(10, 60)}% / ${between(0.05, 0.4)})`;
      context.fillRect(random() * width, random() * height, random() * 300, random() * 160);
    }
  }
  function ghost(context: OffscreenCanvasRenderingContext2D): void {
    for (let n = 0; n < ghosts; n += 1) {
      context.fillStyle = `rgba(255,255,255,${ghostStrength})`;
      context.font = font(between(10, 34) * unit);
      context.fillText(pick([...words, '12 m', '3', '100']), random() * width, random() * height);
    }
  }
  type Team = (typeof teams)[number];
  function drawCard(
    context: OffscreenCanvasRenderingContext2D,
    team: Team,
    box: { x: number; y: number; wide: number },
  ): void {
    const { x, y, wide } = box;
    context.fillStyle = panel;
    context.fillRect(x, y, wide, cardHeight(team.rows.length));
    context.fillStyle = ink;
    context.textBaseline = 'middle';
    const center = y + cardHeight(team.rows.length) / 2;
    context.textAlign = 'center';
    if (team.place === 1) {
      const [left, high] = [x + 14 * unit, 34 * unit];
      context.fillStyle = '#f2b632';
      context.beginPath();
      context.moveTo(left, center + high / 2);
      for (const [dx, dy] of [
        [0, -0.5],
        [0.28, 0],
        [0.5, -0.6],
        [0.72, 0],
        [1, -0.5],
        [1, 0.5],
      ] as const)
        context.lineTo(left + dx * 40 * unit, center + dy * high);
      context.fill();
    } else {
      context.font = font(em * 1.9);
      context.fillText(String(team.place), x + 36 * unit, center);
    }
    for (const [index, row] of team.rows.entries()) {
      const line = y + padding + (index + 0.5) * pitch;
      if (index % 2 === 1) {
        context.fillStyle = 'rgba(255,255,255,0.04)';
        context.fillRect(x + 72 * unit, line - pitch / 2, wide - 72 * unit, pitch);
      }
      context.font = font(em);
      context.fillStyle = ink;
      context.textAlign = 'left';
      context.fillText(row.name, x + 80 * unit, line, wide * 0.5);
      context.fillStyle = quiet;
      const figure = `${row.elims} ${word}`;
      if (isLeftAligned) context.fillText(figure, x + wide - 190 * unit, line);
      else {
        context.textAlign = 'right';
        context.fillText(figure, x + wide - 22 * unit, line);
      }
    }
  }

  const [first, second, ...others] = teams;
  const tops: number[] = [];
  let sum = 0;
  for (const team of others) {
    tops.push(sum);
    sum += cardHeight(team.rows.length) + gap;
  }
  const view = bottom - top;
  const pictures: string[] = [];
  const longest = Math.max(0, sum - view);
  const step = view - cardHeight(4) - gap - between(0, 30) * unit;
  const scrolls: number[] = [];
  for (let at = 0; at < longest; at += step)
    scrolls.push(at + (at === 0 ? 0 : between(-20, 20) * unit));
  scrolls.push(longest);
  for (const scroll of scrolls) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    background(context);
    context.fillStyle = ink;
    context.font = font(em * 1.4);
    context.textBaseline = 'middle';
    context.fillText('RESULTS', leftEdge, 48 * unit);
    const leftWide = middle - 0.02 * width - leftEdge;
    if (first) drawCard(context, first, { x: leftEdge, y: top, wide: leftWide });
    if (second)
      drawCard(context, second, { x: leftEdge, y: top + cardHeight(4) + gap, wide: leftWide });
    context.save();
    context.beginPath();
    context.rect(middle, top, rightEdge - middle, view);
    context.clip();
    for (const [index, team] of others.entries()) {
      const y = top + (tops[index] ?? 0) - scroll;
      if (y > bottom || y + cardHeight(4) < top) continue;
      drawCard(context, team, { x: middle, y, wide: rightEdge - middle });
    }
    context.restore();
    ghost(context);
    if (notch > 0) {
      context.fillStyle = '#000';
      context.fillRect(0, 0, notch, height);
    }
    pictures.push(await encode(canvas));
  }

  async function shrink(
    from: CanvasImageSource & { width: number; height: number },
    to: number,
    quality: number,
    cut = 0,
  ): Promise<Blob> {
    const wide = Math.round(Math.min(to, from.width));
    const high = Math.round((from.height * wide) / from.width);
    const canvas = new OffscreenCanvas(wide, high);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.imageSmoothingQuality = 'high';
    context.filter =
      cut > 0 || brightness !== 1 ? `brightness(${cut > 0 ? brightness : 1})` : 'none';
    context.drawImage(
      from,
      from.width * cut,
      from.height * cut,
      from.width * (1 - 2 * cut),
      from.height * (1 - 2 * cut),
      0,
      0,
      wide,
      high,
    );
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  }
  async function encode(canvas: OffscreenCanvas): Promise<string> {
    let blob = await shrink(canvas, 1600, 0.7, crop);
    if (isTwice) blob = await shrink(await createImageBitmap(blob), 1000, 0.7);
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  }
  return {
    teams,
    pictures,
    variant: `${width}x${height} ${face}${isBold ? ' bold' : ''} "${word}"${isLeftAligned ? ' left' : ''}${isTwice ? ' twice' : ''}${notch > 0 ? ' notch' : ''}`,
  };
}
