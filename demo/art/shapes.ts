export type Point = readonly [x: number, y: number];

/** One decimal is a tenth of a pixel: invisible, and it halves the size of a path. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Path data of an open line. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** Path data of a closed curve that passes half way between its points. */
export function smoothRing(points: readonly Point[]): string {
  const last = points.at(-1);
  if (!last) return '';
  let path = '';
  let before = last;
  for (const point of points) {
    const middle = `${round((before[0] + point[0]) / 2)} ${round((before[1] + point[1]) / 2)}`;
    path += path === '' ? `M${middle}` : `Q${round(before[0])} ${round(before[1])} ${middle}`;
    before = point;
  }
  const first = points[0] ?? last;
  const end = `${round((before[0] + first[0]) / 2)} ${round((before[1] + first[1]) / 2)}`;
  return `${path}Q${round(before[0])} ${round(before[1])} ${end}Z`;
}

/** Corners of a regular polygon; the first stands at `turn` degrees, 0 being up. */
export function regular({
  x,
  y,
  radius,
  corners,
  turn = 0,
}: {
  x: number;
  y: number;
  radius: number;
  corners: number;
  turn?: number;
}): Point[] {
  return Array.from({ length: corners }, (_, n) =>
    polar({ x, y, radius, degrees: turn + (360 / corners) * n }),
  );
}

/** Point at a distance and bearing: 0° is up, 90° right. */
export function polar({
  x,
  y,
  radius,
  degrees,
}: {
  x: number;
  y: number;
  radius: number;
  degrees: number;
}): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** Path data of an arc of a circle, clockwise from one bearing to another. */
export function arc({
  x,
  y,
  radius,
  from,
  to,
}: {
  x: number;
  y: number;
  radius: number;
  from: number;
  to: number;
}): string {
  const [startX, startY] = polar({ x, y, radius, degrees: from });
  const [endX, endY] = polar({ x, y, radius, degrees: to });
  const large = to - from > 180 ? 1 : 0;
  return `M${round(startX)} ${round(startY)}A${radius} ${radius} 0 ${large} 1 ${round(endX)} ${round(endY)}`;
}

/** A whole SVG picture. */
export function picture({
  width,
  height,
  content,
}: {
  width: number;
  height: number;
  content: string;
}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
