import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { textOfReason } from '@one-dream/contract/stored-reasons.ts';
import { defineTexts, moment, type Translatable } from '@one-dream/contract/texts.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';
import { teamMark } from '../../platform/work/stored-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { BanRow } from './bans.queries.ts';
import type { NewStrike } from './strikes.queries.ts';
import type { Subject } from './subjects.queries.ts';

const texts = defineTexts('disciplineNotices', {
  no_show: 'No-show',
  left_late: 'Left within the last hour',
  room_leak: 'Leaked the room',
  staff_abuse: 'Abused the staff',
  yourTeam: 'Your team {team}',
  you: 'You',
  banScrimsTitle: 'You are banned from the scrims',
  banTitle: 'You are banned from all our events',
  teamBanScrimsTitle: 'Your team {team} is banned from the scrims',
  teamBanTitle: 'Your team {team} is banned from all our events',
  banUntil:
    'Reason: {reason} It lasts until {until}. You can appeal once, under Profile, Fair play.',
  banForGood: 'Reason: {reason} It lasts for good. You can appeal once, under Profile, Fair play.',
});

/** Notices to the subject of a strike or ban. */
export const disciplineNotices = defineNotices(
  'disciplineNotices',
  {
    strike: {
      title: '{who} got {points, plural, one {a strike} other {# strikes}}: {what}',
      description:
        '{reason} 3 strikes in 30 days bring a ban of 7 days from scrims. If this is wrong, write to the staff on Discord.',
    },
    strikeRevoked: {
      title: 'A strike was taken back',
      description: 'It no longer counts. {reason}',
    },
    banLifted: {
      title: 'Your ban was lifted',
      description: '{who} can play again. {reason}',
    },
    banEnded: {
      title: 'Your ban is over',
      description: '{who} can play again. Good to have you back.',
    },
    appealRejected: {
      title: 'Your appeal was rejected',
      description: 'The ban stays. {answer}',
    },
  },
  toSubject,
);

/** For the back office. */
export const officeNotices = defineNotices(
  'disciplineNotices',
  {
    proposal: {
      kind: 'banProposed',
      title: 'Decide about a ban: {who}',
      description: '3 strikes in 30 days. Confirm the ban of 7 days from scrims, or decline it.',
    },
    appeal: {
      kind: 'appealMade',
      title: 'Appeal against a ban: {who}',
      description: 'Read it under Strikes & bans and answer.',
    },
  },
  ({ name: who }: Subject) => ({ values: { who }, link: adminPages.discipline.path }),
);

export const hostNotices = defineNotices(
  'disciplineNotices',
  {
    bannedInEvent: {
      title: '{team} has a banned player',
      description: '{event}: swap the player or disqualify the team.',
    },
  },
  ({
    tournament_id: id,
    title: event,
    team_name: team,
  }: {
    tournament_id: string;
    title: string;
    team_name: string;
  }) => ({
    values: { team, event },
    link: pathTo('tournament', { id }),
    mark: teamMark(team),
  }),
);

export function banNotice(
  ban: Pick<BanRow, 'scope' | 'reason'> & { subject: Subject; endsAt: Date | null },
): WrittenNotice<'ban'> {
  const { subject, scope, reason, endsAt } = ban;
  const { link, mark } = toSubject(subject);
  return {
    kind: 'ban',
    link,
    mark,
    title: banTitle(subject, scope),
    description: endsAt
      ? texts.banUntil({ reason: textOfReason(reason), until: moment(endsAt, 'yearAndTime') })
      : texts.banForGood({ reason: textOfReason(reason) }),
  };
}

function banTitle(subject: Subject, scope: BanRow['scope']): Translatable {
  const isOfScrims = scope === 'scrims';
  if (subject.kind !== 'team') return isOfScrims ? texts.banScrimsTitle : texts.banTitle;
  const team = { team: subject.name };
  return isOfScrims ? texts.teamBanScrimsTitle(team) : texts.teamBanTitle(team);
}

function toSubject(subject: Subject | undefined) {
  const team = subject?.kind === 'team' ? subject.name : undefined;
  return {
    values: { who: team === undefined ? texts.you : texts.yourTeam({ team }) },
    link: pathTo('account', { tab: 'fair-play' }),
    mark: team === undefined ? undefined : teamMark(team),
  };
}

export function strikeNotice({ subject, kind, points, reason }: NewStrike) {
  return disciplineNotices.strike(subject, {
    points,
    reason: textOfReason(reason),
    what: texts[kind],
  });
}
