import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import type { ReactNode } from 'react';
import { PrizeList } from './prize-list.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { RichText } from './rich-text.tsx';
import { RuleList } from './rule-list.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { Section } from './section.tsx';
import { SocialLinks } from './social-links.tsx';
import { TournamentHero } from './tournament-hero.tsx';

/** Everything about one tournament. On a phone the registration stands right below the facts. */
export function TournamentView(props: { tournament: Tournament; children?: ReactNode }) {
  const { tournament } = props;
  const { description, prizes, schedule, rules } = tournament;
  return (
    <article className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-x-10 lg:gap-y-12">
      <TournamentHero tournament={tournament} />
      <div className="min-w-0 lg:row-span-2">
        <div className="flex flex-col gap-6 lg:sticky lg:top-[calc(var(--bar-height)+24px)]">
          <RegistrationCard tournament={tournament} />
          <SocialLinks />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-12">
        {description && (
          <Section title="Description">
            <RichText text={description} className="max-w-prose" />
          </Section>
        )}
        {prizes.length > 0 && (
          <Section title="Prize distribution">
            <PrizeList prizes={prizes} />
          </Section>
        )}
        {schedule.length > 0 && (
          <Section title="Schedule">
            <ScheduleList schedule={schedule} />
          </Section>
        )}
        {rules.length > 0 && (
          <Section title="Rules">
            <RuleList rules={rules} />
          </Section>
        )}
        {props.children}
      </div>
    </article>
  );
}
