import { useRouteError } from 'react-router';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Heading, Kicker } from '../ui/typography.tsx';
import { paths } from './paths.ts';
import { useDocumentTitle } from './use-document-title.ts';

/** Stands in for a page that broke, with the frame around it still working. */
export function RouteError() {
  useDocumentTitle('This page did not load');
  const error = useRouteError();
  return (
    <div className="contour-ground" role="alert">
      <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col items-start justify-center py-16">
        <Kicker>Signal lost</Kicker>
        <Heading level={1} className="mt-4">
          This page did not load
        </Heading>
        <p className="mt-4 max-w-md text-lead text-quiet">
          {isMissingCode(error)
            ? 'Either the connection dropped or the site was just updated. Load the page again.'
            : 'Something broke on our side. Load the page again; if it happens twice, tell us on Discord.'}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="main" onClick={() => window.location.reload()}>
            Load again
          </Button>
          {/* A full load on purpose: what broke may be what is in memory. */}
          <LinkButton to={paths.home()} reloadDocument>
            Go to the home page
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** Browsers word it differently when a route's module cannot be fetched; all name the import. */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /import/i.test(error.message);
}
