import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../ui/list/section.tsx';
import { ScrimLinks } from '../scrims/scrim-links-block.tsx';
import { scrimsOfTheWeek } from '../scrims/scrims.data.ts';
import { groupTournaments, type TournamentGroup } from './tournament-groups.ts';
import { TournamentRow } from './tournament-row.tsx';

/** Tournaments besides the featured one, grouped by available action. */
export function OtherTournaments({ tournaments }: { tournaments: readonly Tournament[] }) {
  const { data: scrims } = useQuery(scrimsOfTheWeek);
  if (tournaments.length === 0) return null;
  const tierOf = (id: string) =>
    scrims?.data.find(({ tournament }) => tournament?._id === id)?.tier;
  return (
    <Section title={t`More tournaments`}>
      <ul className="flex flex-col gap-6 md:gap-8">
        {groupTournaments(tournaments).map((group) => (
          <li key={group.key}>
            <section aria-labelledby={`group-${group.key}`}>
              <GroupHead group={group} />
              <ul>
                {group.tournaments.map((tournament) => (
                  <li key={tournament._id} className="border-b border-line">
                    <TournamentRow tournament={tournament} tier={tierOf(tournament._id)} />
                  </li>
                ))}
              </ul>
            </section>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const marks = {
  live: 'hazard h-4 w-6',
  open: 'size-2.5 rotate-45 bg-opened',
  soon: 'size-2.5 rotate-45 bg-other',
  scrims: 'size-2.5 rotate-45 bg-quiet',
  full: 'size-2.5 rotate-45 bg-closed',
};

/** Sticky while its rows scroll by. */
function GroupHead({ group }: { group: TournamentGroup<Tournament> }) {
  return (
    <div className="sticky top-(--bar-height) z-10 flex min-h-10 flex-wrap items-center gap-x-3 border-b border-edge bg-ground">
      <span aria-hidden="true" className={`shrink-0 ${marks[group.key]}`} />
      <h3
        id={`group-${group.key}`}
        className="min-w-0 font-display text-label font-medium tracking-[0.06em]"
      >
        {group.title}
      </h3>
      <div className="ml-auto flex items-center gap-3 text-small">
        {group.key === 'scrims' && <ScrimLinks />}
        <span aria-hidden="true" className="text-quiet tabular-nums">
          {group.tournaments.length}
        </span>
      </div>
    </div>
  );
}
