/**
 * Cuts a picture into rows of equal height, as PNG.
 * @returns none if the bytes are not a picture, or one too low for that many rows
 */
export async function cutStrips(bytes: Buffer, rows: number): Promise<Buffer[]> {
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes).metadata();
    const edge = (row: number) => Math.round((row * height) / rows);
    return await Promise.all(
      Array.from({ length: rows }, (_, row) =>
        sharp(bytes)
          .extract({ left: 0, top: edge(row), width, height: edge(row + 1) - edge(row) })
          .png()
          .toBuffer(),
      ),
    );
  } catch {
    return [];
  }
}
