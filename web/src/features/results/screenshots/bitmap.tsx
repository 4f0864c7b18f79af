import { useEffect, useRef } from 'react';

/** A picture that is in memory, as wide as its place. */
export function Bitmap(props: { bitmap: ImageBitmap; label: string; filter?: string | undefined }) {
  const { bitmap, label, filter } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      // Another size is another canvas: a change of it would wipe what is drawn.
      key={`${bitmap.width}x${bitmap.height}`}
      ref={canvas}
      role="img"
      aria-label={label}
      width={bitmap.width}
      height={bitmap.height}
      className="block w-full"
      style={{ filter }}
    />
  );
}
