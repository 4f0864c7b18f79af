import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import type { TournamentPart } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import { paths } from '../../platform/pages/paths.ts';
import { usePhase } from '../../platform/tournament-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkTabs } from '../../ui/list/link-tabs.tsx';
import { MatchStrip } from '../matches/match-strip-block.tsx';
import { SocialLinks } from './details/social-links.tsx';
import { KeyTimes } from './registration/key-times-block.tsx';
import { RegistrationNewsSlot } from './registration/registration-actions.tsx';
import { RegistrationCard } from './registration/registration-card.tsx';
import { useRegistration } from './registration/use-registration.ts';
import { TournamentBody } from './tournament-body.tsx';
import { ThinHead, TournamentHero } from './tournament-hero.tsx';

type TournamentViewProps = {
  tournament: Tournament;
  part?: TournamentPart | undefined;
  /** Shown above a list of tournaments: on a phone, sections with a tab are only in their tab. */
  isBrief?: boolean;
};

/**
 * A tournament in tabs. On a phone the registration is below the facts, or below a chosen tab, and its button in a bar at
 * the bottom; on a desktop it stays beside the content.
 */
export function TournamentView({ tournament, part, isBrief }: TournamentViewProps) {
  const { state } = usePhase(tournament);
  return (
    <article className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_380px] lg:grid-rows-[auto_1fr]">
      {part ? (
        <ThinHead tournament={tournament} state={state} />
      ) : (
        <TournamentHero tournament={tournament} state={state} />
      )}
      <div className={classNames('min-w-0 lg:row-span-2', part && 'max-lg:order-last')}>
        <div id="tournament-side" className="contents">
          <TournamentSide key={tournament._id} tournament={tournament} />
        </div>
      </div>
      <div className="min-w-0">
        <TournamentTabs tournament={tournament} part={part} />
        <div id="tournament-body">
          <TournamentBody tournament={tournament} part={part} isBrief={isBrief} />
        </div>
      </div>
    </article>
  );
}

/** The viewer's action, under the facts on a phone and beside the tabs on a desktop. */
function TournamentSide({ tournament }: { tournament: Tournament }) {
  const registration = useRegistration(tournament);
  const { phase, entry } = registration;
  return (
    <>
      <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--bar-height)+24px)]">
        <MatchStrip
          tournamentId={tournament._id}
          phase={phase}
          hasEntry={entry !== undefined && registration.state.action !== 'check-in'}
        />
        <RegistrationCard registration={registration} />
        {/* On a phone they are in the schedule tab. */}
        <div className="hidden lg:not-empty:block">
          <KeyTimes tournament={tournament} />
        </div>
        <div className="hidden lg:block">
          <SocialLinks />
        </div>
      </div>
      <RegistrationNewsSlot registration={registration} />
    </>
  );
}

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
function TournamentTabs(props: { tournament: Tournament; part: TournamentPart | undefined }) {
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
