import { type ReactNode, useEffect, useRef } from 'react';
import { LandedSquad, TornMap } from '../../ui/art/scenes.tsx';
import { Heading } from '../../ui/typography.tsx';

/** Final screen of a sign-in flow: its outcome and the next steps. Takes the focus, so that screen readers announce it. */
export function AuthNotice(props: {
  title: string;
  text?: ReactNode;
  /** Links and buttons, the main one first. */
  actions?: ReactNode;
  /** The flow failed. */
  isRefusal?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Picture = props.isRefusal ? TornMap : LandedSquad;
  return (
    <div className="contour-ground relative isolate overflow-hidden">
      <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col items-start justify-center py-8 lg:py-16">
        {/* Above the text in a single column, beside it on a desktop. */}
        <Picture className="mb-4 w-48 lg:absolute lg:top-1/2 lg:left-1/2 lg:-z-10 lg:mb-0 lg:w-[min(46vw,640px)] lg:-translate-y-1/2" />
        <Heading level={1} ref={heading} tabIndex={-1} className="max-w-xl">
          {props.title}
        </Heading>
        {props.text && <div className="mt-4 max-w-md text-lead text-quiet">{props.text}</div>}
        {props.actions && <div className="mt-8 flex flex-wrap gap-3">{props.actions}</div>}
      </div>
    </div>
  );
}
