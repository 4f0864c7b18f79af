import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { paths } from '../../platform/pages/paths.ts';
import { LinkTabs } from '../../ui/list/link-tabs.tsx';

const tabs = (): readonly { part: TournamentPart | undefined; text: string }[] => [
  { part: undefined, text: t`Overview` },
  { part: 'schedule', text: t`Schedule` },
  { part: 'teams', text: t`Teams` },
  { part: 'rules', text: t`Rules` },
  { part: 'results', text: t`Results` },
];

/** Once there are results, they come right after the overview, always visible on a phone. */
function tabsOf({ status }: Tournament) {
  if (status !== 'LIVE' && status !== 'COMPLETED') return tabs();
  const [overview, ...rest] = tabs().filter(({ part }) => part !== 'results');
  const results = tabs().filter(({ part }) => part === 'results');
  return overview ? [overview, ...results, ...rest] : tabs();
}

/** Sections of a tournament's page, each with an address of its own. */
export function TournamentTabs(props: {
  tournament: Tournament;
  part: TournamentPart | undefined;
}) {
  const { tournament, part } = props;
  const { used } = readSlots(tournament.slots);
  const addressOf = (one: TournamentPart | undefined) =>
    one ? paths.tournamentPart(tournament._id, one) : paths.tournament(tournament._id);
  return (
    <LinkTabs
      label={t`Parts of the tournament`}
      at={addressOf(part)}
      tabs={tabsOf(tournament).map((tab) => ({
        to: addressOf(tab.part),
        text: tab.text,
        count: tab.part === 'teams' ? used : undefined,
      }))}
    />
  );
}
