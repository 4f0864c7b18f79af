import { t } from '@lingui/core/macro';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatch, useParams, useSearchParams } from 'react-router';
import { consolePaths } from '../../app/console-paths.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { MessageButtonBlock } from '../sharing/message-button-block.tsx';
import { servedTournament, useConsoleUpdates, useOwnDuties } from './console.data.ts';
import { ConsoleBar } from './console-bar.tsx';
import { ConsoleViews, viewOf } from './console-views.tsx';
import { RefusedPage } from './refused-page.tsx';
import { ServedContext } from './served.ts';

/** What stands above every page about one tournament below `/console`: whose it is, the way back, the other views. */
export function ConsoleTournament() {
  const { tournamentId = '' } = useParams();
  const [params] = useSearchParams();
  const isOwnPage = useMatch(consolePages.tournament.path) !== null;
  const duties = useOwnDuties(tournamentId);
  const query = useQuery({
    ...servedTournament({ id: tournamentId, isAdmin: duties.isAdmin }),
    enabled: duties.isKnown && duties.hasAny,
  });
  useConsoleUpdates(tournamentId);

  const toList = { to: consolePaths.list(), label: t`All your events` };
  if (duties.isKnown && !duties.hasAny) return <RefusedPage />;
  const failed = duties.query.error ?? query.error;
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
          onRetry={() => void (duties.query.error ? duties.query.refetch() : query.refetch())}
        />
      </>
    );
  if (!query.data) return <LoadingScreen />;

  const served = {
    tournament: query.data,
    isAdmin: duties.isAdmin,
    canHost: duties.has('host'),
    canScore: duties.has('scorer') || duties.has('host'),
    canSeeRooms: duties.has('caster') || duties.has('host'),
  };
  return (
    <ServedContext value={served}>
      <ConsoleBar
        title={query.data.title}
        back={
          isOwnPage
            ? toList
            : { to: consolePaths.tournament(tournamentId), label: t`Back to the match day` }
        }
      >
        {served.canHost && !query.data.isDraft && (
          <MessageButtonBlock tournamentId={tournamentId} />
        )}
        <ConsoleViews view={isOwnPage ? viewOf(params) : undefined} />
      </ConsoleBar>
      <Outlet />
    </ServedContext>
  );
}
