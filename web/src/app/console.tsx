import { t } from '@lingui/core/macro';
import { consolePages } from '@one-dream/contract/pages.console.ts';
import { consoleMatches, entriesOf, stagesOf } from '../features/console/console.data.ts';
import { ConsolePage } from '../features/console/console-page.tsx';
import type { ResultPartProps, ResultParts } from '../features/console/match/result-parts.ts';
import { ScorerNeedsBlock } from '../features/disputes/scorer-needs-block.tsx';
import { useServed } from '../features/duties/served.data.ts';
import { LobbyPicture } from '../features/results/lobby-picture.tsx';
import { ResultDesktopBlock } from '../features/results/result-desktop-block.tsx';
import { ResultStepBlock } from '../features/results/result-step-block.tsx';
import { MovedBlock } from '../features/standings/moved-block.tsx';
import { metaOf } from '../platform/pages/page-meta.ts';
import { scorerPaths } from '../platform/pages/scorer-paths.ts';
import { inBrowser, type LoaderContext, onServer } from '../platform/route-data.ts';
import { TextLink } from '../ui/form/text-link.tsx';

/** Both hold the draft of one match, so another match remounts them. */
const results: ResultParts = {
  Desktop: ({ tournamentId, shown }) => (
    <>
      <ResultDesktopBlock
        matchId={shown.match._id}
        published={<Moved tournamentId={tournamentId} shown={shown} />}
      />
      <More tournamentId={tournamentId} shown={shown} />
    </>
  ),
  Step: ({ tournamentId, shown, step, onStep, next }) => (
    <>
      <ResultStepBlock
        matchId={shown.match._id}
        step={step}
        onStep={onStep}
        published={<Moved tournamentId={tournamentId} shown={shown} />}
        next={next}
      />
      {step === 'publish' && <More tournamentId={tournamentId} shown={shown} />}
    </>
  ),
  Lobby: ({ tournamentId, shown }) => (
    <LobbyPicture shown={shown} squads={entriesOf(tournamentId)} />
  ),
  Needs: ({ tournamentId }) => <ScorerNeedsBlock tournamentId={tournamentId} />,
};

/** Fetches the first screen's data with the page, although the browser renders it. Scorers may not see the entries. */
async function ask({ queryClient, user, params: { tournamentId = '' } }: LoaderContext) {
  await Promise.all([
    queryClient.prefetchQuery(consoleMatches(tournamentId)),
    user && queryClient.prefetchQuery(entriesOf(tournamentId)),
    user && queryClient.prefetchQuery(stagesOf(tournamentId)),
  ]);
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(consolePages.tournament);

/** Combines features that are unaware of each other: the console, and the parts mounted in it. */
export default function ConsoleScreen() {
  return <ConsolePage results={results} />;
}

/** Shown after publishing: what changed. */
function Moved({ tournamentId, shown }: ResultPartProps) {
  const { title } = useServed().tournament;
  const { match } = shown;
  return (
    <MovedBlock tournamentId={tournamentId} title={title} stageId={match.stageId} match={match} />
  );
}

/** Rare actions on a page of their own: earlier versions, disputes, ending the window, voiding. */
function More({ tournamentId, shown }: ResultPartProps) {
  return (
    <p className="mt-6">
      <TextLink
        to={scorerPaths.result({ tournamentId, matchId: shown.match._id })}
      >{t`Versions, disputes, void: all about this result`}</TextLink>
    </p>
  );
}
