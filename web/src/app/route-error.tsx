import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { isTooOld } from '../platform/browser-age.ts';
import { isMissingCode, loadAnewOnce } from '../platform/load-anew.ts';
import { paths } from '../platform/pages/paths.ts';
import { useDocumentTitle } from '../platform/pages/use-document-title.ts';
import { LoadingScreen } from '../ui/feedback/loading-screen.tsx';
import { Button } from '../ui/form/button.tsx';
import { LinkButton } from '../ui/form/link-button.tsx';
import { Heading, Kicker } from '../ui/typography.tsx';

export function RouteError({ error }: { error: unknown }) {
  useDocumentTitle(t`This page did not load`);
  const isMissing = isMissingCode(error);
  const [isLoadingAnew, setLoadingAnew] = useState(isMissing);

  useEffect(() => {
    // The page it replaces may have been scrolled down.
    window.scrollTo(0, 0);
    if (!isMissing) return;
    void loadAnewOnce().then((isOnItsWay) => setLoadingAnew(isOnItsWay));
    // Reloads once the connection is back.
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);

  if (isLoadingAnew) return <LoadingScreen />;
  return (
    <div className="contour-ground" role="alert">
      <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col items-start justify-center py-16">
        <Kicker>{t`Signal lost`}</Kicker>
        <Heading level={1} className="mt-4">{t`This page did not load`}</Heading>
        <p className="mt-4 max-w-md text-lead text-quiet">
          {isTooOld()
            ? t`This browser is too old for the site. Update it, or open the site in another one: Chrome from 111, Safari from iOS 16.4, Firefox from 128.`
            : isMissing
              ? t`Either the connection dropped or the site was just updated. Load the page again.`
              : t`Something broke on our side. Load the page again; if it happens twice, tell us on Discord.`}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button variant="main" onClick={() => window.location.reload()}>{t`Load again`}</Button>
          {/* A full load on purpose: the in-memory state may be what broke. */}
          <LinkButton to={paths.home()} reloadDocument>{t`Go to the home page`}</LinkButton>
        </div>
      </div>
    </div>
  );
}
