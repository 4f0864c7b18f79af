import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/**
 * A horizontal or vertical line over a picture, moved by dragging or arrow keys. `at` and `length` are in the picture's
 * pixels.
 */
export function CutLine(props: {
  label: string;
  at: number;
  /** Length of the axis along which it moves. */
  length: number;
  isUpright?: boolean;
  onMove: (at: number) => void;
}) {
  const { label, at, length, isUpright = false, onMove } = props;
  const line = useRef<HTMLDivElement>(null);
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = line.current?.parentElement?.getBoundingClientRect();
    if (!frame) return;
    const part = isUpright
      ? (event.clientX - frame.left) / frame.width
      : (event.clientY - frame.top) / frame.height;
    onMove(part * length);
  }
  function press(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 : 1;
    const [back, on] = isUpright ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    const by = { [back]: -step, [on]: step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(at + by);
  }
  return (
    <div
      ref={line}
      role="slider"
      aria-label={label}
      aria-orientation={isUpright ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={Math.round(at)}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      className={classNames(
        'absolute flex touch-none items-center justify-center',
        isUpright
          ? 'inset-y-0 -ml-3 w-6 cursor-col-resize'
          : 'inset-x-0 -mt-3 h-6 cursor-row-resize',
      )}
      style={{ [isUpright ? 'left' : 'top']: `${(at / length) * 100}%` }}
    >
      <span
        aria-hidden="true"
        className={isUpright ? 'h-full w-0.5 bg-live' : 'h-0.5 w-full bg-flare'}
      />
    </div>
  );
}
