import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments.phases.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments.values.ts';
import { type ReactNode, useRef } from 'react';
import { Section } from '../../ui/list/section.tsx';
import { MatchStrip } from '../matches/match-strip-block.tsx';
import { RuleList } from './details/rule-list.tsx';
import { SocialLinks } from './details/social-links.tsx';
import { Overview } from './overview.tsx';
import { FootBar } from './registration/foot-bar.tsx';
import { KeyTimes } from './registration/key-times-block.tsx';
import { RegistrationNewsSlot } from './registration/registration-actions.tsx';
import { RegistrationCard } from './registration/registration-card.tsx';
import { useRegistration } from './registration/use-registration.ts';
import { ScheduleTab } from './schedule-tab.tsx';
import { TournamentHero } from './tournament-hero.tsx';
import { TournamentTabs } from './tournament-tabs.tsx';

export type TournamentViewProps = {
  tournament: Tournament;
  /** The selected tab. */
  part?: TournamentPart | undefined;
  /** Content of the teams' tab. */
  teams?: ReactNode;
  /** Content of the results' tab: podium and standings. */
  results?: (phase: TournamentPhase) => ReactNode;
};

/**
 * A tournament in tabs. On a phone the actions are below the facts and, once out of sight, in a bar at the bottom; on a desk
 * they stay beside the content.
 */
export function TournamentView({ tournament, part, teams, results }: TournamentViewProps) {
  const registration = useRegistration(tournament);
  const action = useRef<HTMLDivElement>(null);
  const { phase, entry } = registration;
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr] lg:gap-y-8">
      <TournamentHero tournament={tournament} phase={phase} />
      <div className="min-w-0 lg:row-span-2">
        <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--bar-height)+24px)]">
          <MatchStrip
            tournamentId={tournament._id}
            phase={phase}
            hasEntry={entry !== undefined && registration.state.action !== 'check-in'}
          />
          <RegistrationCard registration={registration} action={action} />
          {/* On a phone they are in the schedule tab. */}
          <div className="hidden lg:not-empty:block">
            <KeyTimes registration={registration} />
          </div>
          <div className="hidden lg:block">
            <SocialLinks />
          </div>
        </div>
      </div>
      <div className="min-w-0">
        <TournamentTabs tournament={tournament} part={part} />
        <div className="pt-6">
          {part === undefined && <Overview tournament={tournament} phase={phase} />}
          {part === 'schedule' && <ScheduleTab registration={registration} />}
          {part === 'teams' && teams}
          {part === 'rules' && (
            <Section title={t`Rules`}>
              {tournament.rules.length > 0 ? (
                <RuleList rules={tournament.rules} />
              ) : (
                <p className="border border-dashed border-line p-5 text-quiet">{t`The organiser has not written the rules yet.`}</p>
              )}
            </Section>
          )}
          {part === 'results' && results?.(phase)}
        </div>
        <div className="mt-8 lg:hidden">
          <SocialLinks />
        </div>
      </div>
      <FootBar registration={registration} action={action} />
      <RegistrationNewsSlot registration={registration} />
    </article>
  );
}
