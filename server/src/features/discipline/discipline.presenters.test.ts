import { describe, expect, test } from 'vitest';
import type { BanRow } from './bans.queries.ts';
import { presentBan, presentStrike } from './discipline.presenters.ts';
import type { StrikeRow } from './strikes.queries.ts';

const now = new Date('2026-11-22T12:00:00Z');
const later = new Date('2026-11-29T12:00:00Z');
const person = { user_id: 'u', game_id_key: 'k', team_id: null, subject_name: 'Asha' };

describe('a strike', () => {
  const row = {
    ...person,
    ...{ id: 's', kind: 'no_show', points: 1, reason: 'No-show', tournament: null },
    ...{ at: now, expires_at: later, revoked_at: null, revoke_reason: 'kept' },
    given_by_name: 'Host',
  } as unknown as StrikeRow;

  test.each([
    ['staff', 'Host'],
    ['subject', null],
  ] as const)('for %s was given by %s', (reader, givenBy) => {
    const shown = presentStrike(row, reader);
    expect(shown).toMatchObject({ givenBy, tournament: '', revokeReason: null });
    expect(shown.subject).toEqual({ kind: 'person', name: 'Asha' });
  });

  test('says why it was taken back', () => {
    expect(presentStrike({ ...row, revoked_at: now }, 'subject').revokeReason).toBe('kept');
  });
});

describe('a ban', () => {
  const row = {
    ...person,
    ...{ id: 'b', kind: 'ban', scope: 'all', state: 'active', reason: 'Leak', days: 7 },
    ...{ starts_at: now, ends_at: later, for_good: false, created_at: now },
    ...{ lift_reason: 'A mistake', appeal_state: null, appeal: '', appeal_answer: '' },
    ...{ appealed_at: null, proposed_by_name: 'Host', decided_by_name: 'Owner' },
  } as unknown as BanRow;

  test.each([
    ['staff', 'Host', 'Owner'],
    ['subject', null, null],
  ] as const)('for %s was proposed by %s and decided by %s', (reader, proposedBy, decidedBy) => {
    expect(presentBan(row, { reader, now })).toMatchObject({
      ...{ proposedBy, decidedBy, isInForce: true, liftReason: null, appeal: null },
    });
  });

  test('is over at its end, and says why it was lifted', () => {
    expect(presentBan(row, { reader: 'staff', now: later }).isInForce).toBe(false);
    const lifted = presentBan({ ...row, state: 'lifted' }, { reader: 'subject', now });
    expect(lifted).toMatchObject({ isInForce: false, liftReason: 'A mistake' });
  });
});
