import type { ReactNode } from 'react';
import { Heading, Kicker } from '../typography.tsx';

/** Shown instead of a page that the viewer may not see: why, and where to go. */
export function ClosedPage(props: {
  as?: 'div' | 'main';
  kicker: string;
  title: string;
  text: string;
  action: ReactNode;
}) {
  const { as: Element = 'div', kicker, title, text, action } = props;
  return (
    <Element className="contour-ground grid min-h-dvh content-center py-16">
      <div className="measure">
        <Kicker>{kicker}</Kicker>
        <Heading level={1} size="poster" className="mt-6">
          {title}
        </Heading>
        <p className="mt-6 mb-8 max-w-md text-lead text-quiet">{text}</p>
        {action}
      </div>
    </Element>
  );
}
