import { DropZone } from '../ui/drop-zone.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Kicker } from '../ui/typography.tsx';
import { paths } from './paths.ts';
import { useDocumentTitle } from './use-document-title.ts';

export function NotFoundPage() {
  useDocumentTitle('Page not found');
  return (
    <div className="contour-ground relative isolate overflow-hidden">
      <DropZone className="absolute top-1/2 -right-80 -z-10 hidden w-[640px] max-w-none -translate-y-1/2 md:block lg:-right-24" />
      <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col items-start justify-center py-16">
        <Kicker>Outside the play zone</Kicker>
        <p aria-hidden="true" className="mt-6 font-display text-drop font-heavy">
          404
        </p>
        <h1 className="mt-3 font-display text-headline font-medium">This page is not on the map</h1>
        <p className="mt-4 max-w-md text-lead text-quiet">
          The link may be old, or a letter is missing. Check the address, or drop in again from
          here.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.home()} look="main">
            Go to the home page
          </LinkButton>
          <LinkButton to={paths.tournaments()}>See the tournaments</LinkButton>
        </div>
      </div>
    </div>
  );
}
