import { plural, t } from '@lingui/core/macro';
import type { StaffEntry } from '@one-dream/contract/features/entries/entries.ts';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { ConsolePlace } from '../../../platform/pages/console-paths.ts';
import { matchName } from '../match-words.ts';
import { startWords } from '../span.ts';

/** Something that needs a person, and where to deal with it. */
export type Need = {
  key: string;
  /** The problem. */
  text: string;
  /** The remedy. */
  hint: string;
  to: ConsolePlace;
  isUrgent: boolean;
};

const needWords = (): Record<NonNullable<ConsoleMatch['asks']>, Pick<Need, 'text' | 'hint'>> => ({
  late_room: { text: t`is late for its room`, hint: t`Release it by hand, or postpone the match.` },
  no_room: { text: t`has no room`, hint: t`Save id and password, then release them.` },
  small_lobby: {
    text: t`has less than 60 % of its lobby`,
    hint: t`Start it all the same, or postpone it.`,
  },
});

/** A match may start this long after its time before a host is asked about it. Milliseconds. */
const graceMs = 60_000;

function isOverdue({ state, startsAt }: ConsoleMatch['match'], now: number): boolean {
  const isWaiting = state === 'scheduled' || state === 'room_released';
  return isWaiting && now - Date.parse(startsAt) >= graceMs;
}

function overdueNeed(match: ConsoleMatch['match'], now: number): Need {
  return {
    key: match._id,
    text: `${matchName(match)} ${startWords(match.startsAt, now)}`,
    hint: t`Start it, or give it a new time.`,
    to: { match: match._id, step: match.state === 'scheduled' ? 'room' : 'start' },
    isUrgent: true,
  };
}

/** Lists open needs, the most urgent first. */
export function listNeeds({
  phase,
  entries,
  vacant,
  asksToClose,
  matches,
  now,
}: {
  phase: TournamentPhase;
  entries: readonly StaffEntry[];
  vacant: number;
  /** The site was down during check-in: no team is out until a host closes it. */
  asksToClose: boolean;
  matches: readonly ConsoleMatch[];
  /** Milliseconds in server time. */
  now: number;
}): Need[] {
  const waiting = entries.filter(
    ({ state }) => state === 'waitlisted' || state === 'waitlist_ready',
  );
  const ready = waiting.filter(({ state }) => state === 'waitlist_ready');
  const unchecked = entries.filter(({ state }) => state === 'registered');
  const asking = entries.filter(({ withdrawAsked }) => withdrawAsked);
  const isOver = phase === 'final' || phase === 'cancelled';
  const isPast = ['locked', 'live'].includes(phase);
  const needs: Need[] = [];
  if (asksToClose)
    needs.push({
      key: 'outage',
      text: t`The site was away during check-in`,
      hint: t`It stays open until you close it. Nobody gets a strike automatically.`,
      to: { view: 'event' },
      isUrgent: true,
    });
  for (const { match, asks, hasRoom } of matches) {
    // The clock takes its request back at its next tick, a moment after the room is saved.
    if (!asks || (asks === 'no_room' && hasRoom)) {
      if (isOverdue(match, now)) needs.push(overdueNeed(match, now));
      continue;
    }
    const { text, hint } = needWords()[asks];
    const to = { match: match._id, step: asks === 'small_lobby' ? 'start' : 'room' } as const;
    needs.push({
      key: match._id,
      text: `${matchName(match)} ${text}`,
      hint,
      to,
      isUrgent: true,
    });
  }
  for (const { entryId, name, banned } of entries.filter((entry) => entry.can.disqualify))
    if (banned.length > 0)
      needs.push({
        key: `banned-${entryId}`,
        text: t`${name} has a banned player: ${banned.join(', ')}`,
        hint: t`Swap the player, or disqualify the team. They see no room.`,
        to: { view: 'entries' },
        isUrgent: true,
      });
  for (const { entryId, name } of asking)
    needs.push({
      key: `withdraw-${entryId}`,
      text: t`${name} asks to withdraw`,
      hint: t`Let them go, or tell them to stay.`,
      to: { view: 'entries' },
      isUrgent: true,
    });
  if (vacant > 0 && (isPast || phase === 'check-in' || waiting.length > 0) && !isOver)
    needs.push({
      key: 'vacant',
      text: plural(vacant, { one: '1 slot is vacant', other: '# slots are vacant' }),
      hint:
        ready.length > 0
          ? plural(ready.length, {
              one: '# on the waitlist is ready: fill the places.',
              other: '# on the waitlist are ready: fill the places.',
            })
          : waiting.length > 0
            ? t`${waiting.length} wait, none is checked in yet.`
            : t`The waitlist is empty.`,
      to: { view: 'entries' },
      isUrgent: ready.length > 0,
    });
  if (phase === 'check-in' && unchecked.length > 0)
    needs.push({
      key: 'unchecked',
      text: plural(unchecked.length, {
        one: `${unchecked[0]?.name} is not checked in`,
        other: '# teams are not checked in',
      }),
      hint: t`They lose their places when check-in closes.`,
      to: { view: 'entries' },
      isUrgent: false,
    });
  return needs.sort((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
}
