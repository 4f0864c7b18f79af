import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/**
 * A horizontal line over a picture, moved by dragging or arrow keys. `at` and `length` are in the picture's pixels.
 */
export function CutLine(props: {
  label: string;
  at: number;
  /** Height of the picture. */
  length: number;
  onMove: (at: number) => void;
}) {
  const { label, at, length, onMove } = props;
  const line = useRef<HTMLDivElement>(null);
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = line.current?.parentElement?.getBoundingClientRect();
    if (!frame) return;
    onMove(((event.clientY - frame.top) / frame.height) * length);
  }
  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 : 1;
    const by = { ArrowUp: -step, ArrowDown: step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(at + by);
  }
  return (
    <div
      ref={line}
      role="slider"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={Math.round(at)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      className="absolute inset-x-0 -mt-3 flex h-6 touch-none cursor-row-resize items-center justify-center"
      style={{ top: `${(at / length) * 100}%` }}
    >
      <span aria-hidden="true" className="h-0.5 w-full bg-flare" />
    </div>
  );
}
