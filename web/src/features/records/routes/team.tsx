import { t } from '@lingui/core/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import { recordPages } from '@one-dream/contract/pages.records.ts';
import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { failureOf } from '../../../platform/failure-of.ts';
import { metaOf, type PageFacts } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { recordPaths } from '../../../platform/pages/record-paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { inBrowser, type LoaderContext, onServer } from '../../../platform/route-data.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Section } from '../../../ui/list/section.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { EventList, splitEvents, Totals } from '../event-line.tsx';
import { MatchLines } from '../match-lines.tsx';
import { type TeamRecord, teamRecord } from '../records.data.ts';

async function ask({ queryClient, params: { id = '' } }: LoaderContext) {
  const found = await queryClient.ensureQueryData(teamRecord(id));
  return { title: found.name };
}

export const loader = onServer(ask);
export const clientLoader = inBrowser(ask);

export const meta = metaOf(recordPages.team, (found: PageFacts) => found);

/** `/team/:id`: public profile and history of a team. */
export default function TeamPage() {
  const { id = '' } = useParams();
  const query = useQuery(teamRecord(id));
  useDocumentTitle(query.data?.name ?? translateText(recordPages.team.title));
  if (query.data) return <Shown team={query.data} />;
  const isMissing = isRefusal(query.error) && ['NOT_FOUND', 'INVALID'].includes(query.error.code);
  return (
    <div className="measure py-8">
      <h1 className="visually-hidden">{translateText(recordPages.team.title)}</h1>
      {query.isError ? (
        <ErrorState
          {...(isMissing
            ? {
                title: t`Team not found`,
                message: t`The link may be old, or the team never played here.`,
              }
            : failureOf(query))}
          action={<LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>}
        />
      ) : (
        <SkeletonRows label={t`Loading the team`} rows={['h-28', 'mt-6 h-24', 'mt-8 h-80']} />
      )}
    </div>
  );
}

/** Further matches require a press: they would fill three phone screens. */
const shownMatches = 10;

function Shown({ team }: { team: TeamRecord }) {
  const [isWhole, setWhole] = useState(false);
  const { total, events, matches } = team;
  const { played, toCome } = splitEvents(events);
  // A guest has no team of their own here, but plays.
  const isAround = team.isActive || events.some(({ isOver }) => !isOver);
  return (
    <div className="measure pt-6 pb-16 md:pt-10 md:pb-24">
      <header className="flex items-center gap-5">
        <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 192)} size={96} />
        <div className="min-w-0">
          <Kicker>{isAround ? t`Team` : t`Played here before`}</Kicker>
          <Heading level={1} className="mt-1 wrap-anywhere">
            {team.name}
          </Heading>
        </div>
      </header>
      {team.players.length > 0 && (
        <ul aria-label={t`Players`} className="mt-5 flex flex-wrap gap-2">
          {team.players.map((player, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may have one name in the game
            <li key={index} className="min-w-0 border border-line bg-raised font-strong">
              <PlayerName {...player} />
            </li>
          ))}
        </ul>
      )}
      <Totals total={total} />
      {events.length === 0 ? (
        <EmptyState
          title={t`No events yet`}
          text={t`The first one shows up here as soon as the team is registered.`}
          icon={<Swords size={28} />}
        />
      ) : (
        <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <EventList title={t`Events`} events={played} />
          <div className="grid content-start gap-y-8">
            <EventList title={t`Coming up`} events={toCome} />
            {matches.length > 0 && (
              <Section title={t`Last matches`}>
                <MatchLines
                  label={t`Last matches`}
                  matches={isWhole ? matches : matches.slice(0, shownMatches)}
                />
                {!isWhole && matches.length > shownMatches && (
                  <Button
                    className="mt-4"
                    onClick={() => setWhole(true)}
                  >{t`Show all ${matches.length} matches`}</Button>
                )}
              </Section>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function PlayerName({ name, page }: TeamRecord['players'][number]) {
  const look = 'flex min-h-11 min-w-0 items-center gap-2.5 pr-3';
  const shown = (
    <>
      <Avatar name={name} size={40} className="m-px" />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </>
  );
  if (page === null) return <span className={look}>{shown}</span>;
  return (
    <Link to={recordPaths.player(page)} className={`${look} hover:bg-lifted`}>
      {shown}
    </Link>
  );
}
