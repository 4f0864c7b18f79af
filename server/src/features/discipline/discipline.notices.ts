import { pathTo } from '@one-dream/contract/pages.ts';
import { moment, type Said } from '@one-dream/contract/texts.ts';
import { teamMark } from '../../platform/work/kept-notice.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import type { BanRow } from './bans.queries.ts';
import { disciplineNoticeTexts as texts } from './discipline.notices.texts.ts';
import type { NewStrike } from './strikes.queries.ts';
import type { Subject } from './subjects.queries.ts';

const whose = (subject: Subject): Said =>
  subject.kind === 'team' ? texts.yourTeam({ team: subject.name }) : texts.you;

type Words = Pick<WrittenNotice, 'kind' | 'title' | 'description'>;

/** Addresses a notice to its subject. */
const toSubject = (words: Words, subject?: Subject): WrittenNotice => ({
  ...words,
  link: pathTo('fairPlay'),
  ...(subject?.kind === 'team' && { mark: teamMark(subject.name) }),
});

export function strikeNotice({ subject, kind, points, reason }: NewStrike): WrittenNotice {
  const what = texts[kind];
  return toSubject(
    {
      kind: 'strike',
      title: texts.strikeTitle({ who: whose(subject), points, what }),
      description: texts.strike({ reason }),
    },
    subject,
  );
}

export function strikeRevokedNotice(reason: string): WrittenNotice {
  return toSubject({
    kind: 'strikeRevoked',
    title: texts.strikeRevokedTitle,
    description: texts.strikeRevoked({ reason }),
  });
}

export function banNotice(
  ban: Pick<BanRow, 'scope' | 'reason'> & { subject: Subject; endsAt: Date | null },
): WrittenNotice {
  const { subject, scope, reason, endsAt } = ban;
  return toSubject(
    {
      kind: 'ban',
      title: banTitle(subject, scope),
      description: endsAt
        ? texts.banUntil({ reason, until: moment(endsAt, 'yearAndTime') })
        : texts.banForGood({ reason }),
    },
    subject,
  );
}

function banTitle(subject: Subject, scope: BanRow['scope']): Said {
  const isOfScrims = scope === 'scrims';
  if (subject.kind !== 'team') return isOfScrims ? texts.banScrimsTitle : texts.banTitle;
  const team = { team: subject.name };
  return isOfScrims ? texts.teamBanScrimsTitle(team) : texts.teamBanTitle(team);
}

export function banLiftedNotice(subject: Subject, reason: string): WrittenNotice {
  return toSubject(
    {
      kind: 'banLifted',
      title: texts.banLiftedTitle,
      description: texts.banLifted({ who: whose(subject), reason }),
    },
    subject,
  );
}

export function banEndedNotice(subject: Subject): WrittenNotice {
  return toSubject(
    {
      kind: 'banEnded',
      title: texts.banEndedTitle,
      description: texts.banEnded({ who: whose(subject) }),
    },
    subject,
  );
}

export function appealRejectedNotice(answer: string): WrittenNotice {
  return toSubject({
    kind: 'appealRejected',
    title: texts.appealRejectedTitle,
    description: texts.appealRejected({ answer }),
  });
}

const office = '/admin/discipline';

export function proposalNotice({ name: who }: Subject): WrittenNotice {
  return {
    kind: 'banProposed',
    link: office,
    title: texts.proposalTitle({ who }),
    description: texts.proposal,
  };
}

export function appealNotice({ name: who }: Subject): WrittenNotice {
  return {
    kind: 'appealMade',
    link: office,
    title: texts.appealTitle({ who }),
    description: texts.appeal,
  };
}

export function bannedInEventNotice(entry: {
  tournament_id: string;
  title: string;
  team_name: string;
}): WrittenNotice {
  return {
    kind: 'bannedInEvent',
    title: texts.bannedInEventTitle({ team: entry.team_name }),
    description: texts.bannedInEvent({ event: entry.title }),
    link: pathTo('tournament', { id: entry.tournament_id }),
    mark: teamMark(entry.team_name),
  };
}
