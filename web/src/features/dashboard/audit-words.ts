import type { AuditEntry } from '@one-dream/contract/features/dashboard.ts';

/** What each action is called, between who did it and what it was done to. */
const deeds: Record<string, string> = {
  'adjustment.make': 'changed the points of',
  'adjustment.revoke': 'took back a change to the points of',
  'application.create': 'applied for',
  'application.decide': 'decided on the application of',
  'application.delete': 'deleted the application of',
  'calendar.reset': 'made a new calendar address for',
  'discipline.appeal': 'decided on the appeal of',
  'discipline.appealed': 'appealed against the ban of',
  'discipline.ban': 'banned',
  'discipline.confirm': 'confirmed the ban of',
  'discipline.decline': 'declined the ban of',
  'discipline.lift': 'lifted the ban of',
  'discipline.propose': 'proposed a ban of',
  'discipline.revoke': 'took back the strike of',
  'discipline.strike': 'gave a strike to',
  'dispute.answer': 'answered a dispute for',
  'dispute.ask': 'asked in a dispute',
  'dispute.close-window': 'ended the time for disputes of',
  'dispute.decide': 'decided the dispute of',
  'dispute.open': 'opened a dispute for',
  'dispute.withdraw': 'withdrew the dispute of',
  'draw.publish': 'published the draw of',
  'draw.roll': 'rolled the draw of',
  'duty.grant': 'gave a duty to',
  'duty.revoke': 'took a duty back from',
  'job.retry': 'tried again',
  'map.save': 'changed the maps of',
  'match.cancel': 'cancelled the match',
  'match.change': 'changed the match',
  'match.create': 'made the matches of',
  'match.move': 'moved the match',
  'match.postpone': 'postponed the match',
  'match.start': 'started the match',
  'match.void': 'voided the match',
  'notification.delete': 'deleted the notification',
  'notification.plan': 'planned the notification',
  'notification.plan-cancel': 'took back the planned notification',
  'notification.plan-change': 'changed the planned notification',
  'notification.push': 'sent the notification',
  'organisation.reset': 'took back to the file’s values',
  'organisation.update': 'changed on the site:',
  'overlay.create': 'made the overlay',
  'overlay.revoke': 'revoked the overlay',
  'payout.approve': 'approved the payout of',
  'payout.details': 'looked at the payment details of',
  'payout.failed': 'marked as failed the payout of',
  'payout.not-received': 'did not get the payout of',
  'payout.own-details': 'changed',
  'payout.paid': 'paid',
  'payout.payee': 'chose the payee of',
  'payout.received': 'got the payout of',
  'payout.waive': 'waived the payout of',
  'poster.create': 'created the poster',
  'poster.delete': 'deleted the poster',
  'poster.order': 'put the posters into another order, first',
  'poster.update': 'changed the poster',
  'preset.change': 'changed the scoring preset',
  'preset.create': 'created the scoring preset',
  'prize.payouts': 'made the payouts of',
  'prize.rules': 'changed the prizes of',
  'prize.tax': 'changed',
  'registration.cancelled': 'gave up the slot of',
  'registration.registered': 'registered',
  'registration.removed': 'removed from a tournament',
  'result.correct': 'corrected the result of',
  'result.publish': 'published the result of',
  'result.rescore': 'scored anew',
  'room.release': 'released the room of',
  'room.replace': 'replaced the room of',
  'room.save': 'saved the room of',
  'series.create': 'began the series',
  'series.end': 'ended the series',
  'series.pause': 'paused the series',
  'series.reserve': 'kept a place for',
  'series.skip': 'left out the evening',
  'series.unreserve': 'gave up the place of',
  'series.unskip': 'brought back the evening',
  'series.update': 'changed the series',
  'stage.create': 'created the stage',
  'stage.delete': 'deleted the stage',
  'stage.finalise': 'made final',
  'stage.lucky-loser': 'moved up',
  'stage.reopen': 'reopened',
  'stage.scoring': 'changed the scoring of',
  'stage.update': 'changed the stage',
  'standings.champion': 'confirmed another champion of',
  'standings.ruling': 'ruled on a tie in',
  'team.create': 'created the team',
  'team.delete': 'deleted the team',
  'team.join': 'joined the team',
  'team.kick': 'kicked',
  'team.hand-over': 'handed the lead over to',
  'team.leave': 'left the team',
  'team.update': 'changed the team',
  'tournament.cancel': 'called off the tournament',
  'tournament.clock': 'moved on the tournament',
  'tournament.create': 'created the tournament',
  'tournament.delete': 'deleted the tournament',
  'tournament.extend': 'gave more time in the tournament',
  'tournament.move-on': 'moved on the tournament',
  'tournament.outage': 'gave more time for check-in to',
  'tournament.status': 'changed the status of',
  'tournament.update': 'changed the tournament',
  'user.delete': 'deleted the account of',
  'user.discord': 'replaced the Discord account of',
  'user.second-factor': 'changed the second factor of',
  'user.second-factor-reset': 'reset the second factor of',
  'user.role': 'changed the role of',
  'user.verify': 'joined the site',
};

/** `Rohit` `deleted the team` `Night Drop`. Whoever acts on themselves is not named twice. */
export function describeEntry(entry: Pick<AuditEntry, 'actor' | 'action' | 'subject'>): {
  actor: string;
  deed: string;
  subject: string;
} {
  const { actor, action, subject } = entry;
  return {
    actor: actor || 'The system',
    deed: deeds[action] ?? action.replace('.', ': '),
    subject: subject === actor ? '' : subject,
  };
}

/** The parts of the site that actions belong to, with the beginning of their actions. */
export const auditAreas = [
  { value: '', label: 'Everything' },
  { value: 'tournament.', label: 'Tournaments' },
  { value: 'registration.', label: 'Registrations' },
  { value: 'draw.', label: 'Draws' },
  { value: 'match.', label: 'Matches' },
  { value: 'result.', label: 'Results' },
  { value: 'dispute.', label: 'Disputes' },
  { value: 'payout.', label: 'Payouts' },
  { value: 'duty.', label: 'Duties' },
  { value: 'discipline.', label: 'Strikes and bans' },
  { value: 'team.', label: 'Teams' },
  { value: 'user.', label: 'Users' },
  { value: 'notification.', label: 'Notifications' },
  { value: 'poster.', label: 'Posters' },
  { value: 'application.', label: 'Applications' },
  { value: 'organisation.', label: 'Organisation' },
];

export type AuditChange = { name: string; before: string; after: string };

/** What differs between before and after, field by field; what is on one side only is empty on the other. */
export function listChanges({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): AuditChange[] {
  const was = asRecord(before);
  const is = asRecord(after);
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => ({ name: words(key), before: show(was[key]), after: show(is[key]) }))
    .filter((change) => change.before !== change.after);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** `startDate` and `start_date` become `Start date`. */
function words(key: string): string {
  const text = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function show(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
