import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { minimumPlayers } from '@one-dream/contract/limits.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinNames } from '../../platform/join-names.ts';
import { paths } from '../../platform/pages/paths.ts';
import { TextLink } from '../../ui/form/text-link.tsx';
import { teamReadiness } from './team-readiness.ts';

/** Lists the reasons the team cannot register for a squad tournament. */
export function ReadinessNote({ team, isLeader }: { team: Team; isLeader: boolean }) {
  const { isReady, missingPlayers, lacking } = teamReadiness(team.players);
  if (isReady) {
    return (
      <p className="mt-5 flex gap-2.5 border-t border-line pt-5 text-quiet">
        <Check size={20} className="mt-0.5 shrink-0 text-opened" />
        <span>
          {t`Ready for squad tournaments.`}{' '}
          {isLeader && <TextLink to={paths.tournaments()}>{t`Find one`}</TextLink>}
        </span>
      </p>
    );
  }
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="font-strong">{t`Before a squad tournament`}</p>
      <ul className="mt-2 flex flex-col gap-1.5 text-quiet">
        {missingPlayers > 0 && (
          <Item>
            {plural(missingPlayers, {
              one: `# more player has to join (${team.players.length} of ${minimumPlayers.SQUAD})`,
              other: `# more players have to join (${team.players.length} of ${minimumPlayers.SQUAD})`,
            })}
          </Item>
        )}
        {lacking.map(({ id, name, lacks }) => (
          <Item key={id}>
            <Trans>
              <span className="text-bright wrap-anywhere">{name}</span> lacks {joinNames(lacks)}
            </Trans>
          </Item>
        ))}
      </ul>
    </div>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <li className="relative pl-5">
      <span aria-hidden="true" className="absolute top-[9px] left-0.5 size-1.5 rotate-45 bg-live" />
      {children}
    </li>
  );
}
