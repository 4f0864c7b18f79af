import { t } from '@lingui/core/macro';
import type { HomeEvent } from '@one-dream/contract/features/home/home.ts';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import { organisation } from '../../../platform/organisation.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useSession } from '../../../platform/session.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { useOwnEntry } from '../../entries/entries.data.ts';
import { TonightBlock } from '../../scrims/tonight-block.tsx';
import { useMissingSteps } from '../../teams/ready.data.ts';
import { Champions } from '../../tournaments/board/champions-block.tsx';
import { EventRows } from '../../tournaments/board/event-rows-block.tsx';
import { NextEvent } from '../../tournaments/board/next-event-block.tsx';
import { PaidOut } from '../../tournaments/board/paid-out-block.tsx';
import { useOwnNext } from '../own/use-own-next.ts';
import { Arrivals } from './arrivals.tsx';
import { type HomeViewer, homeAction } from './home-action.ts';
import { homeBoardQuery } from './home-board.data.ts';

/**
 * Board of the home page: next and running events, tonight's scrims, champions, attendance, payouts. Empty parts are
 * omitted.
 */
export function HomeBoard() {
  const { data: board } = useQuery(homeBoardQuery);
  if (!board) return null;
  const { next, events, champions, arrivals, paidPaise } = board;
  const isLive = [next, ...events].some((event) => event?.status === 'LIVE');
  if (!next && events.length === 0 && !champions && arrivals.length === 0) return null;
  return (
    <div className="border-b border-line">
      <div className="measure grid gap-8 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-10">
        {next && (
          <div className="min-w-0 lg:col-span-2">
            <Next event={next} />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-8">
          <EventRows events={events} />
          <TonightBlock />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {champions && <Champions champions={champions} />}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
            {paidPaise > 0 && <PaidOut paise={paidPaise} />}
            {isLive && organisation.social.youtube && (
              <LinkButton
                to={organisation.social.youtube}
                size="small"
                icon={<Radio size={18} />}
              >{t`Watch live`}</LinkButton>
            )}
          </div>
          <Arrivals arrivals={arrivals} />
        </div>
      </div>
    </div>
  );
}

function Next({ event }: { event: HomeEvent }) {
  const { text, leadsTo } = homeAction(event, useHomeViewer(event._id));
  const to = leadsTo === 'event' ? paths.tournament(event._id) : paths.profile();
  const isQuiet = useOwnNext().next !== undefined;
  return <NextEvent event={event} action={{ text, to, isQuiet }} />;
}

/** The viewer's relation to the next event; disabled for visitors. */
function useHomeViewer(tournamentId: string): HomeViewer {
  const { user } = useSession();
  const missingSteps = useMissingSteps();
  const { entry } = useOwnEntry(tournamentId);
  return { isSignedIn: user !== undefined, missingSteps, entry };
}
