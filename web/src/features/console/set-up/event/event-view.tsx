import { t } from '@lingui/core/macro';
import {
  phaseOf,
  shownPhaseOf,
} from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy, HandCoins, PencilLine, UserCog } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../../platform/pages/admin-paths.ts';
import { paths } from '../../../../platform/pages/paths.ts';
import { useServerNow } from '../../../../platform/server-clock.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { LinkButton } from '../../../../ui/form/link-button.tsx';
import { Badge } from '../../../../ui/list/badge.tsx';
import { Panel } from '../../../../ui/list/panel.tsx';
import { Heading } from '../../../../ui/typography.tsx';
import { ReasonDialog } from '../../../duties/reason-dialog.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { consoleMatches, useConsoleCall } from '../../console.data.ts';
import { phaseWords } from '../../phase-words.ts';
import { ClockLine } from './clock-line.tsx';
import { MoveOn } from './move-on.tsx';

/** The event as a whole: its current phase, early and late changes, cancelling. */
export function EventView() {
  const { tournament, isAdmin, can } = useServed();
  const now = useServerNow(5000);
  const phase = phaseOf(tournament, new Date(now));
  const words = phaseWords()[shownPhaseOf(tournament, new Date(now))];
  const matches = useQuery(consoleMatches(tournament._id)).data?.data ?? [];
  const published = matches.filter(({ match }) => match.publishedVersion !== null).length;
  const { used, total } = readSlots(tournament.slots);
  return (
    <div className="measure grid grid-cols-[minmax(0,1fr)] items-start gap-5 py-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <Panel as="section" aria-label={t`Where it stands`}>
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-display text-headline leading-none font-medium">
              {words.name}
            </span>
            {tournament.isDraft && <Badge tone="blue">{t`Only staff see it`}</Badge>}
          </p>
          <p className="mt-2 text-quiet">{words.text}</p>
          <p className="mt-3 tabular-nums">
            {t`${used} of ${total} teams`}
            {matches.length > 0 && <> · {t`${published} of ${matches.length} matches published`}</>}
          </p>
          {tournament.cancelled && (
            <p className="mt-2 border-l-4 border-closed pl-3">{tournament.cancelled.reason}</p>
          )}
          <div className="mt-4 empty:hidden">
            <MoveOn phase={phase} variant="main" />
          </div>
        </Panel>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {can.pay && (
            <LinkButton
              to={paths.ledger(tournament._id)}
              icon={<HandCoins size={18} />}
            >{t`Prize ledger`}</LinkButton>
          )}
          {isAdmin && (
            <LinkButton
              to={adminPaths.tournaments({ copy: tournament._id })}
              icon={<Copy size={18} />}
            >{t`Copy this event`}</LinkButton>
          )}
          {isAdmin && phase !== 'final' && phase !== 'cancelled' && (
            <AdminActions tournamentId={tournament._id} title={tournament.title} />
          )}
        </div>
      </div>
      <Panel as="section" aria-labelledby="clock-title">
        <Heading
          level={2}
          size="title"
          id="clock-title"
          className="mb-3"
        >{t`Timings of the day`}</Heading>
        <ClockLine phase={phase} now={now} />
      </Panel>
    </div>
  );
}

function AdminActions({ tournamentId, title }: { tournamentId: string; title: string }) {
  const [isAsked, setAsked] = useState(false);
  const cancel = useConsoleCall('/admin/tournament/cancel/{tournamentId}', { showsRefusal: true });
  return (
    <>
      <LinkButton
        to={adminPaths.tournaments({ edit: tournamentId })}
        icon={<PencilLine size={18} />}
      >{t`Edit details and times`}</LinkButton>
      <LinkButton
        to={adminPaths.staff(tournamentId)}
        icon={<UserCog size={18} />}
      >{t`Duties`}</LinkButton>
      <Button variant="danger" onClick={() => setAsked(true)}>{t`Call the event off…`}</Button>
      {isAsked && (
        <ReasonDialog
          title={t`Call ${title} off?`}
          hint={t`Everybody reads it, on the event's page too.`}
          confirmText={t`Call it off`}
          onClose={() => setAsked(false)}
          onConfirm={(reason) => cancel.mutateAsync({ tournamentId, reason })}
        >{t`Every player who is in is told at once. Its page stays, its clock stops. This cannot be undone.`}</ReasonDialog>
      )}
    </>
  );
}
