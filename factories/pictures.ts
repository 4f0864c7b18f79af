import sharp from 'sharp';

/** A small picture; each `seed` gives a different one. */
export function png(seed = 1, size = 32): Promise<Buffer> {
  const background = { r: (seed * 53) % 256, g: (seed * 101) % 256, b: (seed * 197) % 256 };
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function pngDataUrl(seed = 1): Promise<string> {
  return `data:image/png;base64,${(await png(seed)).toString('base64')}`;
}

/** An incompressible picture of at least `bytes`. */
export function noisyPng(bytes: number): Promise<Buffer> {
  const size = Math.ceil(Math.sqrt(bytes / 3));
  return sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 80 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
