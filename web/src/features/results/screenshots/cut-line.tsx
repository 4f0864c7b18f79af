import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

/** A line across a picture, to be dragged or moved by the arrows. `at` and `height` are in the picture's pixels. */
export function CutLine(props: {
  label: string;
  at: number;
  height: number;
  onMove: (at: number) => void;
}) {
  const { label, at, height, onMove } = props;
  const line = useRef<HTMLDivElement>(null);
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = line.current?.parentElement?.getBoundingClientRect();
    if (frame) onMove(((event.clientY - frame.top) / frame.height) * height);
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
      aria-valuemax={height}
      aria-valuenow={Math.round(at)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      className="absolute inset-x-0 -mt-3 flex h-6 cursor-row-resize touch-none items-center"
      style={{ top: `${(at / height) * 100}%` }}
    >
      <span aria-hidden="true" className="h-0.5 w-full bg-flare" />
    </div>
  );
}
