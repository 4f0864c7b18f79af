import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Makes a list item draggable, and a target for those that differ from it in `apart`. */
export function useDragging(item: {
  data: Record<string, string>;
  apart: string;
  canMove: boolean;
}) {
  const { data, apart, canMove } = item;
  const ref = useRef<HTMLLIElement>(null);
  const [drag, setDrag] = useState<'none' | 'source' | 'target'>('none');
  const read = useEffectEvent(() => data);

  useEffect(() => {
    const element = ref.current;
    if (!element || !canMove) return;
    return combine(
      draggable({
        element,
        getInitialData: () => read(),
        onDragStart: () => setDrag('source'),
        onDrop: () => setDrag('none'),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data[apart] !== read()[apart],
        getData: () => read(),
        onDragEnter: () => setDrag('target'),
        onDragLeave: () => setDrag('none'),
        onDrop: () => setDrag('none'),
      }),
    );
  }, [canMove, apart]);

  return { ref, drag };
}
