import { t } from '@lingui/core/macro';
import { overlayDuties } from '@one-dream/contract/features/overlay/overlay.values.ts';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, MonitorPlay } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { metaOf, type PageFacts } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { useSession } from '../../../platform/session.tsx';
import { translateText } from '../../../platform/translate-text.ts';
import { DialogButton } from '../../../ui/feedback/dialog-button.tsx';
import { lazyComponent } from '../../../ui/feedback/lazy-component.ts';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { useIsOnDuty } from '../../duties/duties.data.ts';
import { factsOf } from '../../tournaments/tournament-facts.data.ts';
import { tournamentById } from '../../tournaments/tournaments.data.ts';
import { askForResults } from '../standings.data.ts';
import { StandingsBody } from '../standings-body-block.tsx';

async function ask({ queryClient, params: { id = '' } }: LoaderContext) {
  const tournament = await queryClient.ensureQueryData(tournamentById(id));
  await askForResults(queryClient, tournament);
  const facts = factsOf(tournament);
  return {
    ...facts,
    title: `${translateText(pages.standings.title)} · ${facts.title}`,
    path: paths.standings(id),
  };
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(pages.standings, (found: PageFacts) => found);

/** `/tournament/:id/standings`: the table at full width. */
export default function StandingsPage() {
  const { id = '' } = useParams();
  const { title } = useQuery(tournamentById(id)).data ?? {};
  const { user } = useSession();
  useDocumentTitle(
    title
      ? `${translateText(pages.standings.title)}: ${title}`
      : translateText(pages.standings.title),
  );
  return (
    <div className="measure pb-16 md:pb-24">
      <p className="-ml-1 py-2 md:py-4">
        <Link
          to={paths.tournament(id)}
          className="inline-flex min-h-11 items-center gap-2 px-1 text-quiet no-underline hover:text-bright"
        >
          <ArrowLeft size={18} />
          {t`The tournament`}
        </Link>
      </p>
      <Kicker>{translateText(pages.standings.title)}</Kicker>
      <Heading level={1} className="mt-1 min-h-[1lh] wrap-anywhere">
        {title ?? <span className="visually-hidden">{translateText(pages.standings.title)}</span>}
      </Heading>
      <div className="mt-6 flex min-w-0 flex-col gap-8">
        <div className="empty:hidden">{user && <OverlayButton tournamentId={id} />}</div>
        <div id="standings-body">
          <StandingsBody tournamentId={id} />
        </div>
      </div>
    </div>
  );
}

const overlaySettings = lazyComponent(
  async () => (await import('../overlay/overlay-settings.tsx')).OverlaySettings,
);

/** Opens a tournament's overlay settings, for its casters, admins and the owner; renders nothing otherwise. */
function OverlayButton({ tournamentId }: { tournamentId: string }) {
  if (!useIsOnDuty(tournamentId, overlayDuties)) return null;
  return (
    <DialogButton
      dialog={overlaySettings}
      given={{ tournamentId }}
      title={t`Stream overlay`}
      icon={<MonitorPlay size={18} />}
    >{t`Stream overlay`}</DialogButton>
  );
}
