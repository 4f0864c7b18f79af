import { useEffect, useRef } from 'react';

/** An in-memory picture at the width of its container. */
export function Bitmap(props: { bitmap: ImageBitmap; label: string; filter?: string | undefined }) {
  const { bitmap, label, filter } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      // A new canvas per size: resizing would clear the drawing.
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
