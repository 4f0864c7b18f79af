import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Countdown } from '../../../platform/countdown.tsx';
import { istOf, nearDayOf } from '../../../platform/ist.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useServerNow } from '../../../platform/server-clock.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { ordinal } from '../../../ui/list/ordinal.ts';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { CheckInButton } from '../../entries/check-in-block.tsx';
import { LostLine } from '../../matches/lost-line-block.tsx';
import { MatchAction } from '../../matches/match-action-block.tsx';
import { MatchHead } from '../../matches/match-head-block.tsx';
import { useMatchUpdates } from '../../matches/match-updates.data.ts';
import type { OwnMatch } from '../../matches/matches.data.ts';
import { OwnStanding } from '../../matches/own-standing-block.tsx';
import type { OwnNext } from './own-next.ts';
import { type Lost, useOwnNext } from './use-own-next.ts';

/**
 * Start of home for a player with an entry, or for event staff: their match with its button and standing, or the console.
 */
export function OwnFirst() {
  const { next, isPending, lost } = useOwnNext();
  const entry = next?.kind === 'duty' ? undefined : next?.entry;
  const runs = next?.kind === 'duty';
  useMatchUpdates(next?.kind === 'match' ? next.own.match.tournamentId : entry?.tournament._id);
  if (isPending) return <div className="own-first-held" />;
  if (!next) return null;
  return (
    <section
      aria-label={runs ? t`You run next` : t`Your next match`}
      className="measure pt-3 pb-6 md:py-8"
    >
      {next.kind === 'match' && <NextMatch own={next.own} entry={next.entry} lost={lost} />}
      {next.kind === 'entry' && <RunningEntry entry={next.entry} lost={lost} />}
      {next.kind === 'duty' && <RunTonight duty={next.duty} />}
    </section>
  );
}

type NextMatchProps = { own: OwnMatch; entry: OwnEntry | undefined; lost: Lost | undefined };

function NextMatch({ own, entry, lost }: NextMatchProps) {
  const { match, mine, tournament } = own;
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <MatchHead match={match} mine={mine} tournament={tournament} level={2} />
        <MatchAction answer={{ match, mine, slots: [] }} entry={entry} isSignedIn />
        {lost && <LostLine {...lost} className="mt-4" />}
      </div>
      <div className="min-w-0">
        <OwnStanding
          tournamentId={match.tournamentId}
          stageId={match.stageId}
          entryId={mine.entryId}
        />
        <Onward to={paths.match(match._id)}>{t`Lobby, rules and all your matches`}</Onward>
      </div>
    </div>
  );
}

function RunTonight({ duty }: { duty: Extract<OwnNext, { kind: 'duty' }>['duty'] }) {
  const { tournamentId, title, nextMatchAt: next } = duty;
  return (
    <div className="max-w-xl">
      <Kicker>{t`You run next`}</Kicker>
      <Heading level={2} size="headline" className="mt-2 wrap-anywhere">
        {title}
      </Heading>
      {next && <Waiting what={t`Next match`} at={next} />}
      <LinkButton
        wide
        variant="main"
        to={consolePaths.tournament(tournamentId)}
        className="mt-4"
      >{t`Open the console`}</LinkButton>
      <Onward to={consolePaths.list()}>{t`All your events`}</Onward>
    </div>
  );
}

/** A countdown to an awaited moment. */
function Waiting({ what, at }: { what: string; at: string }) {
  const now = useServerNow(30_000);
  return (
    <p className="mt-3 flex items-baseline justify-between gap-4 border border-line bg-raised px-4 py-3">
      <span className="min-w-0 text-quiet">
        {what}
        <span className="block font-strong text-bright">
          {nearDayOf(at, now)} {istOf(at)}
        </span>
      </span>
      <Countdown to={at} done={t`Now`} className="shrink-0 font-display text-headline font-heavy" />
    </p>
  );
}

function RunningEntry({ entry, lost }: { entry: OwnEntry; lost: Lost | undefined }) {
  const { tournament, slot, place, team } = entry;
  const { checkinOpensAt: opens, firstMatchAt: first } = tournament;
  const now = useServerNow(30_000);
  const waitsFor = opens && Date.parse(opens) > now ? opens : first;
  return (
    <div className="grid gap-x-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="min-w-0">
        <Kicker>
          {place !== null ? t`${ordinal(place)} on the waitlist` : t`${team.name} is in`}
        </Kicker>
        <Heading level={2} size="headline" className="mt-2 wrap-anywhere">
          {tournament.title}
        </Heading>
        {waitsFor && Date.parse(waitsFor) > now && (
          <Waiting what={waitsFor === opens ? t`Check-in opens` : t`First match`} at={waitsFor} />
        )}
        <div className="mt-4">
          <CheckInButton entry={entry} />
          {entry.lacks.length > 0 && (
            <p className="border-l-4 border-closed bg-raised px-4 py-3">{entry.lacks.join(' ')}</p>
          )}
        </div>
        {lost && <LostLine {...lost} className="mt-4" />}
      </div>
      <div className="min-w-0">
        <OwnStanding tournamentId={tournament._id} entryId={entry.entryId} />
        {slot === null || tournament.status !== 'LIVE' ? (
          <LinkButton
            wide
            to={paths.tournament(tournament._id)}
            className="mt-4"
          >{t`Open the tournament`}</LinkButton>
        ) : (
          <LinkButton
            wide
            to={paths.tournamentPart(tournament._id, 'results')}
            className="mt-4"
          >{t`See the standings`}</LinkButton>
        )}
      </div>
    </div>
  );
}

function Onward({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mt-3 flex min-h-12 items-center justify-between gap-3 border-b border-line text-quiet no-underline hover:text-bright"
    >
      {children}
      <ChevronRight size={20} />
    </Link>
  );
}
