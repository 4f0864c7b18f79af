import { shownPhaseOf } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import type { TournamentStatus } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { expect, test } from 'vitest';
import { phaseWords } from '../features/console/phase-words.ts';
import { nextMoment } from '../features/tournaments/registration/next-moment.ts';
import { registrationState } from '../features/tournaments/registration/registration-state.ts';
import { startDayOf } from './calendar-date.ts';
import { stateOf } from './tournament-state.ts';

const at = (clock: string) => `2026-11-29T${clock}:00Z`;
const times = {
  regOpensAt: at('08:00'),
  regClosesAt: at('12:30'),
  checkinOpensAt: at('13:00'),
  checkinClosesAt: at('13:35'),
  firstMatchAt: at('14:00'),
};
type Facts = { status: TournamentStatus; slots?: string; isDraft?: true; cancelled?: object };

/** What a badge, the console, the registration card and the countdown say. */
test.each<[string, Facts, string, string, string, string]>([
  ['07:00', { status: 'UPCOMING', isDraft: true }, 'Upcoming', 'Draft', 'Upcoming', '-'],
  ['07:00', { status: 'UPCOMING' }, 'Upcoming', 'Announced', 'Upcoming', '08:00'],
  ['10:00', { status: 'OPENED' }, 'Opened', 'Registration', 'Open', '12:30'],
  ['12:45', { status: 'CLOSED' }, 'Closed', 'Registration closed', 'Closed', '13:00'],
  ['13:10', { status: 'CLOSED' }, 'CHECK-IN', 'Check-in', 'Closed', '13:35'],
  ['13:40', { status: 'CLOSED' }, 'TEAMS ARE SET', 'Locked', 'Closed', '14:00'],
  ['13:40', { status: 'CLOSED', slots: '0/16' }, 'NO TEAMS YET', 'Locked', 'Closed', '14:00'],
  ['13:50', { status: 'LIVE' }, 'TEAMS ARE SET', 'Locked', 'Closed', '14:00'],
  ['14:00', { status: 'LIVE' }, 'Live', 'Live', 'Live', '-'],
  ['18:00', { status: 'COMPLETED' }, 'Completed', 'Final', 'Completed', '-'],
  ['13:40', { status: 'LIVE', cancelled: {} }, 'CALLED OFF', 'Called off', 'Live', '-'],
])('at %s, %o reads %s, %s, %s and counts down to %s', (clock, facts, badge, word, card, next) => {
  const { slots = '12/16', cancelled = null, ...rest } = facts;
  const tournament = { ...times, ...rest, slots, cancelled };
  const now = new Date(at(clock));
  const phase = shownPhaseOf(tournament, now);
  const registration = registrationState({
    status: facts.status,
    phase,
    slots: { used: 12, total: 16 },
    waitlist: { waiting: 0, limit: 16 },
    viewer: undefined,
    entry: undefined,
    ownSlot: undefined,
    isClaimable: false,
  });
  expect({
    badge: stateOf(tournament, now).text.toLowerCase(),
    word: phaseWords()[phase].name,
    card: registration.label,
    next: nextMoment(tournament, phase)?.at.slice(11, 16) ?? '-',
  }).toEqual({ badge: badge.toLowerCase(), word, card, next });
});

test.each([
  ['', at('20:00'), '30 Nov 2026'],
  ['12/05/2026', at('20:00'), '5 Dec 2026'],
  ['', null, 'To be announced'],
])('%j with a first match %s starts %s', (startDate, firstMatchAt, day) => {
  expect(startDayOf({ startDate, firstMatchAt })).toBe(day);
});
