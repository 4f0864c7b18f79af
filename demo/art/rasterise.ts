import sharp from 'sharp';

/** Draws an SVG as a PNG `width` pixels wide. */
export function rasterise(svg: string, width: number): Promise<Buffer> {
  const own = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? width);
  // Drawn at its final size; scaling a finished bitmap would blur the hairlines.
  return sharp(Buffer.from(svg), { density: (72 * width) / own })
    .resize({ width })
    .png({ compressionLevel: 3 })
    .toBuffer();
}
