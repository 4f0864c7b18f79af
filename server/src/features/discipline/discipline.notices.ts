import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { BanRow } from './bans.queries.ts';
import { strikeNames } from './discipline.rules.ts';
import type { NewStrike } from './strikes.queries.ts';
import type { Subject } from './subjects.queries.ts';

const link = pathTo('fairPlay');

const indianTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** `14 Nov 2026, 21:40 IST` */
const whenIn = (at: Date) => `${indianTime.format(at)} IST`;

const whose = (subject: Subject) => (subject.kind === 'team' ? `Your team ${subject.name}` : 'You');

export function strikeNotice({ subject, kind, points, reason }: NewStrike): WrittenNotice {
  return {
    kind: 'strike',
    link,
    title: `${whose(subject)} got ${points === 1 ? 'a strike' : `${points} strikes`}: ${strikeNames[kind]}`,
    description: `${reason} With 3 strikes in 30 days comes a ban of 7 days from scrims. If this is wrong, write to the staff on Discord.`,
  };
}

export function strikeRevokedNotice(reason: string): WrittenNotice {
  return {
    kind: 'strikeRevoked',
    link,
    title: 'A strike was taken back',
    description: `It counts no more. ${reason}`,
  };
}

export function banNotice(
  ban: Pick<BanRow, 'scope' | 'reason'> & { subject: Subject; endsAt: Date | null },
): WrittenNotice {
  const { subject, scope, reason, endsAt } = ban;
  const from = scope === 'scrims' ? 'the scrims' : 'all our events';
  return {
    kind: 'ban',
    link,
    title: `${whose(subject)} ${subject.kind === 'team' ? 'is' : 'are'} banned from ${from}`,
    description: `Reason: ${reason} It lasts ${endsAt ? `until ${whenIn(endsAt)}` : 'for good'}. You can appeal once, under Profile, Fair play.`,
  };
}

export function banLiftedNotice(subject: Subject, reason: string): WrittenNotice {
  return {
    kind: 'banLifted',
    link,
    title: 'Your ban was lifted',
    description: `${whose(subject)} can play again. ${reason}`,
  };
}

export function banEndedNotice(subject: Subject): WrittenNotice {
  return {
    kind: 'banEnded',
    link,
    title: 'Your ban is over',
    description: `${whose(subject)} can play again. Good to have you back.`,
  };
}

export function appealRejectedNotice(answer: string): WrittenNotice {
  return {
    kind: 'appealRejected',
    link,
    title: 'Your appeal was rejected',
    description: `The ban stays. ${answer}`,
  };
}

const office = '/admin/discipline';

export function proposalNotice(subject: Subject): WrittenNotice {
  return {
    kind: 'banProposed',
    link: office,
    title: `Decide about a ban: ${subject.name}`,
    description: '3 strikes in 30 days. Confirm the ban of 7 days from scrims, or decline it.',
  };
}

export function appealNotice(subject: Subject): WrittenNotice {
  return {
    kind: 'appealMade',
    link: office,
    title: `Appeal against a ban: ${subject.name}`,
    description: 'Read it under Strikes & bans and answer.',
  };
}

export function bannedInEventNotice(entry: {
  tournament_id: string;
  title: string;
  team_name: string;
}): WrittenNotice {
  return {
    kind: 'bannedInEvent',
    title: `${entry.team_name} has a banned player`,
    description: `${entry.title}: swap the player or disqualify the team.`,
    link: pathTo('tournament', { id: entry.tournament_id }),
  };
}
