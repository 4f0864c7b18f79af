import { arc, type Point, polar, polygon, regular } from './shapes.ts';

/**
 * One area of a mark, around the middle (128, 128) of a crest 256 wide. `cut` shows the field
 * through; `turn` is in degrees about the middle.
 */
export type MarkPart = { path: string; tone: 'main' | 'shade' | 'cut'; turn?: number };

const c = 128;

const main = (path: string, turn?: number): MarkPart => ({ path, tone: 'main', turn });
const shade = (path: string, turn?: number): MarkPart => ({ path, tone: 'shade', turn });
const cut = (path: string, turn?: number): MarkPart => ({ path, tone: 'cut', turn });

/** A path written for the left half with absolute M, L and Z only, and its mirror image in shade. */
function halves(...left: Point[]): MarkPart[] {
  return [main(polygon(left)), shade(polygon(left.map(([x, y]): Point => [2 * c - x, y])))];
}

function disc({ x = c, y = c, radius }: { x?: number; y?: number; radius: number }): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

/** A ring as an area; the inner circle runs the other way round. */
function ring({
  x = c,
  y = c,
  radius,
  width,
}: {
  x?: number;
  y?: number;
  radius: number;
  width: number;
}): string {
  const inner = radius - width;
  return `${disc({ x, y, radius })}M${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0Z`;
}

function ringPart({
  radius,
  width,
  from,
  to,
}: {
  radius: number;
  width: number;
  from: number;
  to: number;
}): string {
  const inner = radius - width;
  const outer = arc({ x: c, y: c, radius, from, to });
  const [endX, endY] = polar({ x: c, y: c, radius: inner, degrees: to });
  const [startX, startY] = polar({ x: c, y: c, radius: inner, degrees: from });
  return `${outer}L${endX.toFixed(1)} ${endY.toFixed(1)}A${inner} ${inner} 0 0 0 ${startX.toFixed(1)} ${startY.toFixed(1)}Z`;
}

/** A star of `points` whose every point is folded along its middle. */
function foldedStar({
  points,
  outer,
  inner,
  turn = 0,
}: {
  points: number;
  outer: number;
  inner: number;
  turn?: number;
}): MarkPart[] {
  const step = 360 / points;
  return Array.from({ length: points }, (_, n) => {
    const tip = polar({ x: c, y: c, radius: outer, degrees: turn + n * step });
    const before = polar({ x: c, y: c, radius: inner, degrees: turn + (n - 0.5) * step });
    const after = polar({ x: c, y: c, radius: inner, degrees: turn + (n + 0.5) * step });
    return [main(polygon([[c, c], before, tip])), shade(polygon([[c, c], tip, after]))];
  }).flat();
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

export const marks = {
  peaks: [
    main('M150 186L186 112L228 186Z'),
    shade('M186 112L228 186H196L188 150Z'),
    main('M30 186L114 54L198 186Z'),
    shade('M114 54L198 186H140L126 156L138 130L118 104Z'),
    cut('M84 101L98 114L110 102L120 118L132 104L144 101L139 93L118 104L108 92L97 99L91 90Z'),
  ],
  bolt: [main('M150 42L74 142H120L100 214Z'), shade('M150 42L136 110H184L100 214L120 142H100Z')],
  reticle: [
    ...times(4, (n) =>
      main(ringPart({ radius: 66, width: 15, from: n * 90 + 14, to: n * 90 + 76 })),
    ),
    ...times(4, (n) => shade('M122 40H134V92L128 98L122 92Z', n * 90)),
    main(polygon(regular({ x: c, y: c, radius: 15, corners: 4 }))),
  ],
  chevrons: times(3, (n) =>
    halves([c, 52 + n * 44], [c, 88 + n * 44], [60, 126 + n * 44 - 8], [60, 90 + n * 44 - 8]),
  ).flat(),
  canopy: [
    main('M54 120C54 74 88 50 128 50C108 66 104 92 104 120Q92 110 79 120Q66 110 54 120Z'),
    shade('M104 120C104 92 110 62 128 50C146 62 152 92 152 120Q140 110 128 120Q116 110 104 120Z'),
    main('M202 120C202 74 168 50 128 50C148 66 152 92 152 120Q164 110 177 120Q190 110 202 120Z'),
    main(
      'M54 126L62 126L126 182H120ZM202 126L194 126L130 182H136ZM101 126H108L130 182H126ZM155 126H148L126 182H130Z',
    ),
    main('M128 176L150 192L128 216L106 192Z'),
  ],
  star: foldedStar({ points: 5, outer: 80, inner: 33 }),
  blades: [42, -42].flatMap((turn, n) => {
    const blade = 'M128 36L141 58V152H128Z';
    const other = 'M128 36L115 58V152H128Z';
    const hilt = 'M102 152H154V163H134V196L128 204L122 196V163H102Z';
    return [main(blade, turn), shade(other, turn), (n ? main : shade)(hilt, turn)];
  }),
  flame: [
    main(
      'M132 38C150 80 190 104 182 156C177 190 152 210 128 212C102 210 78 190 75 158C73 132 92 118 94 90C108 100 114 112 116 124C130 104 134 72 132 38Z',
    ),
    shade(
      'M130 118C142 142 160 152 155 178C152 196 141 206 128 207C114 206 103 196 102 178C102 158 124 146 130 118Z',
    ),
    cut(
      'M129 162C135 174 143 180 141 192C139 201 134 205 128 205C121 205 116 200 116 192C116 182 125 176 129 162Z',
    ),
  ],
  compass: [
    shade(ring({ radius: 64, width: 9 })),
    ...foldedStar({ points: 4, outer: 52, inner: 18, turn: 45 }),
    ...foldedStar({ points: 4, outer: 88, inner: 22 }),
  ],
  waves: times(3, (n) => {
    const y = 88 + n * 40;
    const path = `M48 ${y + 14}C74 ${y - 30} 102 ${y - 22} 128 ${y}S184 ${y + 26} 208 ${y - 18}V${y + 8}C184 ${y + 50} 154 ${y + 46} 128 ${y + 24}S72 ${y - 2} 48 ${y + 38}Z`;
    return n === 1 ? shade(path) : main(path);
  }),
  crown: [
    ...halves([c, 62], [c, 170], [64, 170], [48, 88], [92, 124]),
    ...halves([c, 180], [c, 200], [66, 200], [66, 180]),
    cut('M128 128L138 144L128 160L118 144Z'),
  ],
  rings: [
    shade(ring({ radius: 80, width: 13 })),
    main(ring({ x: c + 10, y: c + 8, radius: 51, width: 12 })),
    main(disc({ x: c + 17, y: c + 14, radius: 22 })),
  ],
  sunrise: [
    ...times(9, (n) => {
      const corner = (radius: number, degrees: number) => polar({ x: c, y: 160, radius, degrees });
      const at = n * 20 - 80;
      const ray = polygon([
        corner(60, at - 4),
        corner(102, at - 5),
        corner(102, at + 5),
        corner(60, at + 4),
      ]);
      return n % 2 ? shade(ray) : main(ray);
    }),
    main('M80 160a48 48 0 0 1 96 0Z'),
    main('M40 170H216V182H40Z'),
    shade('M66 190H190V200H66Z'),
    shade('M96 208H160V216H96Z'),
  ],
  rounds: [
    [84, 10],
    [128, -8],
    [172, 10],
  ].flatMap(([x = 0, y = 0]) => [
    main(
      `M${x - 17} ${204 + y}V${112 + y}C${x - 17} ${84 + y} ${x - 8} ${64 + y} ${x} ${52 + y}V${204 + y}Z`,
    ),
    shade(
      `M${x + 17} ${204 + y}V${112 + y}C${x + 17} ${84 + y} ${x + 8} ${64 + y} ${x} ${52 + y}V${204 + y}Z`,
    ),
    cut(
      `M${x - 18} ${116 + y}H${x + 18}V${124 + y}H${x - 18}ZM${x - 18} ${184 + y}H${x + 18}V${191 + y}H${x - 18}Z`,
    ),
  ]),
  wings: [
    ...times(4, (n) =>
      halves(
        [118, 100 + n * 28],
        [34 + n * 17, 58 + n * 27],
        [44 + n * 18, 88 + n * 27],
        [118, 126 + n * 25],
      ),
    ).flat(),
    main('M128 48L140 88V196L128 222L116 196V88Z'),
  ],
  gem: [
    main('M84 66H128L108 108H44Z'),
    shade('M172 66H128L148 108H212Z'),
    shade('M128 66L148 108H108Z'),
    shade('M44 114H106L124 210Z'),
    main('M112 114H144L128 206Z'),
    main('M212 114H150L132 210Z'),
  ],
  fort: [
    main('M128 74H112V56H90V74H84V56H60V100L72 110V204H108V168Q108 148 128 148Z'),
    shade('M128 74H144V56H166V74H172V56H196V100L184 110V204H148V168Q148 148 128 148Z'),
    cut('M90 116H98V140H90ZM158 116H166V140H158Z'),
  ],
  rotor: [
    ...[0, 120, 240].flatMap((turn) => [
      main('M128 118L110 98L100 40L128 32Z', turn),
      shade('M128 118L146 98L142 44L128 32Z', turn),
    ]),
    main(ring({ radius: 27, width: 11 })),
  ],
  helmet: [
    main('M128 50C82 50 54 84 54 132V160L82 210L106 200V160L122 146H128Z'),
    shade('M128 50C174 50 202 84 202 132V160L174 210L150 200V160L134 146H128Z'),
    cut('M70 118L122 134V148L102 154L76 146ZM186 118L134 134V148L154 154L180 146Z'),
    main('M121 30L128 22L135 30V112L128 122L121 112Z'),
  ],
  knot: [
    ...[
      [-27, -27],
      [27, 27],
    ].map(([x = 0, y = 0]) => main(ring({ x: c + x, y: c + y, radius: 47, width: 14 }))),
    ...[
      [27, -27],
      [-27, 27],
    ].map(([x = 0, y = 0]) => shade(ring({ x: c + x, y: c + y, radius: 47, width: 14 }))),
    ...[0, 90, 180, 270].map((turn) =>
      main(polygon(regular({ x: c, y: 34, radius: 11, corners: 4 })), turn),
    ),
    main(polygon(regular({ x: c, y: c, radius: 12, corners: 4 }))),
  ],
  comet: [
    shade('M190 96L62 196L128 74L150 70Z'),
    main('M196 116L80 222L146 132Z'),
    main('M128 66L40 140L112 120Z'),
    main(disc({ x: 160, y: 98, radius: 40 })),
    cut(disc({ x: 160, y: 98, radius: 24 })),
    main(disc({ x: 160, y: 98, radius: 13 })),
  ],
  spear: [
    ...halves([c, 34], [c, 214], [112, 200], [112, 128], [74, 140]),
    ...halves([100, 150], [100, 206], [70, 182], [70, 160]),
  ],
} satisfies Record<string, MarkPart[]>;

export type MarkName = keyof typeof marks;
