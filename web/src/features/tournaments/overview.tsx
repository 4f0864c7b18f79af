import { plural, t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { ChevronDown } from 'lucide-react';
import { paths } from '../../platform/pages/paths.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Section } from '../../ui/list/section.tsx';
import { PodiumBlock } from '../standings/podium-block.tsx';
import { PrizeList } from './details/prize-list.tsx';
import { RichText } from './details/rich-text.tsx';
import { RuleList } from './details/rule-list.tsx';
import { ScheduleList } from './details/schedule-list.tsx';

/** Number of schedule events in the overview; the rest is in a tab. */
const firstEvents = 3;
/** Number of crests in the row of teams. */
const shownTeams = 10;

export function Overview(props: {
  tournament: Tournament;
  phase: TournamentPhase;
  isBrief: boolean | undefined;
}) {
  const { tournament, phase, isBrief } = props;
  // On a phone the tabs have them.
  const inTabs = classNames('contents', isBrief && 'max-md:hidden');
  const { _id, description, prizes, schedule, rules, cancelled } = tournament;
  return (
    <div className="flex flex-col gap-4 md:gap-10">
      {cancelled && (
        <p className="border-l-4 border-closed bg-raised px-4 py-3 wrap-anywhere">
          <strong className="font-strong">{t`Called off.`}</strong> {cancelled.reason}
        </p>
      )}
      {phase === 'final' && <PodiumBlock tournamentId={_id} prizes={prizes} />}
      {description && (
        <Section
          title={t`Description`}
          aside={
            isBrief && (
              <span className="md:hidden">
                <TextLink to={paths.tournament(_id)}>{t`Read all`}</TextLink>
              </span>
            )
          }
        >
          <RichText
            text={description}
            className={classNames('max-w-prose', isBrief && 'max-md:line-clamp-3')}
          />
        </Section>
      )}
      {prizes.length > 0 && (
        <Section title={t`Prize distribution`}>
          <PrizeList prizes={prizes} isBrief={isBrief} />
        </Section>
      )}
      <div className={inTabs}>
        {schedule.length > 0 && (
          <Section
            title={t`Schedule`}
            aside={
              schedule.length > firstEvents && (
                <TextLink
                  to={paths.tournamentPart(_id, 'schedule')}
                >{t`All ${schedule.length}`}</TextLink>
              )
            }
          >
            <ScheduleList schedule={schedule.slice(0, firstEvents)} />
          </Section>
        )}
      </div>
      <TeamsInShort tournament={tournament} />
      <div className={inTabs}>
        {rules.length > 0 && (
          <Section title={t`Rules`}>
            <details className="group border border-line bg-raised">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 [&::-webkit-details-marker]:hidden">
                <span>
                  {plural(rules.length, {
                    one: '# rule. Read them before you play.',
                    other: '# rules. Read them before you play.',
                  })}
                </span>
                <ChevronDown
                  size={20}
                  className="shrink-0 text-quiet transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="border-t border-line p-4">
                <RuleList rules={rules} />
              </div>
            </details>
          </Section>
        )}
      </div>
    </div>
  );
}

function TeamsInShort({ tournament: { _id, reg_teams: teams } }: { tournament: Tournament }) {
  if (teams.length === 0) return null;
  return (
    <Section
      title={t`Teams`}
      aside={
        <TextLink to={paths.tournamentPart(_id, 'teams')}>{t`See the registered teams`}</TextLink>
      }
    >
      <ul className="flex flex-wrap gap-2">
        {teams.slice(0, shownTeams).map((team) => (
          <li key={team._id}>
            <Avatar
              kind="team"
              name={team.name}
              alt={team.name}
              src={imageUrl(team.logo, 80)}
              size={48}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
