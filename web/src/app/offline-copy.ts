import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { ruleCategories } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { ownNext } from '../features/home/own/own-next.ts';
import { matchStateWords, matchTitle } from '../features/matches/match-names.ts';
import type { OwnMatch } from '../features/matches/matches.data.ts';
import { formatTime } from '../features/tournaments/schedule-time.ts';
import { formatCalendarDate } from '../platform/calendar-date.ts';
import { clockOf, istDayOf, istOf } from '../platform/ist.ts';
import { mapHue } from '../ui/art/map-hue.ts';
import { ordinal } from '../ui/list/ordinal.ts';

/**
 * Data shown by the offline page (`web/public/offline.js`) about a player's current entries: as display text, so that it
 * contains no product logic. No room details, and no names but the player's own team.
 */
export type OfflineCopy = {
  /** Time of the snapshot, ISO 8601. */
  at: string;
  /** Home started with one of the player's matches, so the offline page reserves its place. */
  hasNext: boolean;
  entries: {
    title: string;
    team: string;
    slot: number | null;
    /** `3rd on the waitlist`, or empty. */
    standing: string;
    checkIn: string;
    matches: { day: string; time: string; name: string; slot: number; hue: string }[];
    schedule: { when: string; event: string; description: string }[];
    rules: { category: string; title: string; description: string }[];
  }[];
};

type Known = {
  entries: readonly OwnEntry[];
  matches: readonly OwnMatch[];
  tournaments: readonly Tournament[];
  /** Milliseconds. */
  at: number;
};

/** @returns undefined for a team without entries */
export function makeOfflineCopy({ entries, matches, tournaments, at }: Known) {
  const running = entries.filter(({ slot, place }) => slot !== null || place !== null);
  if (running.length === 0) return undefined;
  const copy: OfflineCopy = {
    at: new Date(at).toISOString(),
    hasNext: ownNext({ matches, entries, now: at }) !== undefined,
    entries: running.map((entry) => {
      const tournament = tournaments.find(({ _id }) => _id === entry.tournament._id);
      return {
        title: entry.tournament.title,
        team: entry.team.name,
        slot: entry.slot,
        standing: entry.place === null ? '' : t`${ordinal(entry.place)} on the waitlist`,
        checkIn: checkInOf(entry),
        matches: matches
          .filter(({ match }) => match.tournamentId === entry.tournament._id)
          .map(describeMatch),
        schedule: (tournament?.schedule ?? []).map(({ event, date, time, description }) => ({
          when: [formatCalendarDate(date), time && formatTime(time)].filter(Boolean).join(' · '),
          event,
          description,
        })),
        rules: ruleCategories.flatMap((name) =>
          (tournament?.rules ?? [])
            .filter(({ category }) => category === name)
            .map(({ category, title, description }) => ({ category, title, description })),
        ),
      };
    }),
  };
  return copy;
}

function checkInOf({ checkedIn, tournament }: OwnEntry): string {
  if (checkedIn) return t`Your team is checked in`;
  const { checkinOpensAt: opens, checkinClosesAt: closes } = tournament;
  if (!opens || !closes) return '';
  return t`Check-in ${istDayOf(opens)}, ${clockOf(opens)} to ${istOf(closes)}`;
}

function describeMatch({ match, mine }: OwnMatch) {
  const isAsPlanned = match.state === 'scheduled' || match.state === 'room_released';
  return {
    day: istDayOf(match.startsAt),
    time: istOf(match.startsAt),
    name: [matchTitle(match), match.map, !isAsPlanned && matchStateWords()[match.state]]
      .filter(Boolean)
      .join(' · '),
    slot: mine.roomSlot,
    hue: mapHue(match.map),
  };
}
