import { type ReactNode, useEffect, useRef } from 'react';
import { DropZone } from '../../ui/drop-zone.tsx';
import { Heading } from '../../ui/typography.tsx';

/** The end of a way in: what came of it, and how to go on. Takes the focus, so that it is read out. */
export function AuthNotice(props: {
  title: string;
  text?: ReactNode;
  /** Links and buttons, the main one first. */
  actions?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="contour-ground relative isolate overflow-hidden">
      <DropZone className="absolute top-1/2 -right-80 -z-10 hidden w-[640px] max-w-none -translate-y-1/2 md:block lg:-right-24" />
      <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col items-start justify-center py-16">
        <Heading level={1} ref={heading} tabIndex={-1} className="max-w-xl">
          {props.title}
        </Heading>
        {props.text && <div className="mt-4 max-w-md text-lead text-quiet">{props.text}</div>}
        {props.actions && <div className="mt-8 flex flex-wrap gap-3">{props.actions}</div>}
      </div>
    </div>
  );
}
