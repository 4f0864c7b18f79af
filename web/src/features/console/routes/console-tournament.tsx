import { t } from '@lingui/core/macro';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useParams } from 'react-router';
import { consolePaths, consoleSearch } from '../../../platform/pages/console-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { SetUpFirst } from '../../auth/set-up-first-block.tsx';
import { ServedContext } from '../../duties/served.data.ts';
import { MessageButtonBlock } from '../../sharing/message-button-block.tsx';
import { servedTournament, useConsoleUpdates } from '../console.data.ts';
import { ConsoleBar } from '../console-bar.tsx';
import { ConsoleViews, SettingsTabs } from '../console-views.tsx';
import { RefusedPage } from '../refused-page.tsx';

async function ask({ queryClient, params: { tournamentId = '' } }: LoaderContext) {
  await queryClient.prefetchQuery(servedTournament(tournamentId));
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

/** Header of every tournament page below `/console`: its name, back link, other views. */
export default function ConsoleTournament() {
  const { tournamentId = '' } = useParams();
  const [place] = useSearch(consoleSearch);
  const isOwnPage = useMatch(consolePages.tournament.path) !== null;
  const query = useQuery(servedTournament(tournamentId));
  useConsoleUpdates(tournamentId);

  const view = isOwnPage ? place.view : undefined;
  const toList = { to: consolePaths.list(), label: t`All your events` };
  const failed = query.error;
  // Also a duty revoked while the console is open.
  if (isRefusal(failed) && failed.code === 'NOT_ALLOWED') return <RefusedPage />;
  // The deadline for a second factor passed, or the duty was granted, after this page was opened.
  if (isRefusal(failed) && failed.code === 'SECOND_FACTOR_REQUIRED') return <SetUpFirst />;
  if (!query.data && failed)
    return (
      <>
        <ConsoleBar title={t`Console`} back={toList} />
        <ErrorState
          title={
            isRefusal(failed) && failed.code === 'NOT_FOUND'
              ? t`There is no such tournament`
              : t`The console could not be loaded`
          }
          message={messageOf(failed)}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  if (!query.data) return <LoadingScreen />;

  const { data: tournament, can } = query.data;
  const served = {
    tournament,
    isAdmin: can.administer,
    canHost: can.host,
    canScore: can.score,
    canSeeRooms: can.seeRooms,
    can,
  };
  return (
    <ServedContext value={served}>
      <ConsoleBar
        title={tournament.title}
        back={
          isOwnPage
            ? toList
            : { to: consolePaths.tournament(tournamentId), label: t`Back to the match day` }
        }
      >
        {served.canHost && !tournament.isDraft && (
          <MessageButtonBlock tournamentId={tournamentId} />
        )}
        <ConsoleViews view={view} />
      </ConsoleBar>
      <SettingsTabs view={view} />
      <div data-work tabIndex={-1} className="outline-none">
        <Outlet />
      </div>
    </ServedContext>
  );
}
