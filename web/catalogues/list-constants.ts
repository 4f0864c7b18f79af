import { duties } from '@one-dream/contract/duties.ts';
import { eventAreas, events } from '@one-dream/contract/events.ts';
import { staffPositions } from '@one-dream/contract/features/applications/applications.values.ts';
import { systemNames } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { strikeWords } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { noticeTopics } from '@one-dream/contract/features/notifications/notifications.ts';
import * as teams from '@one-dream/contract/features/teams/teams.values.ts';
import { tournamentStatuses } from '@one-dream/contract/features/tournaments/tournaments.statuses.ts';
import * as tournaments from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { deleteOwnAccountQuestion } from '@one-dream/contract/features/users/users.values.ts';
import { describeTopic } from '@one-dream/contract/notices.ts';
import { sectionTitles } from '@one-dream/contract/organisation-sections.ts';
import { scheduleTemplates } from '@one-dream/contract/schedule/templates.ts';
import { nameOfTieBreak, tieBreaks } from '@one-dream/contract/scoring/ties.ts';

/** Lists texts passed to `translateEnglish`: constants of the contract that the server and tests also read in English. */
export function listConstants(): string[] {
  const topics = noticeTopics.map(describeTopic);
  const all = [
    ...Object.values(tournaments.registrationTexts).flat(),
    ...tournaments.ruleCategories,
    ...tournamentStatuses,
    ...tournaments.tournamentTypes,
    ...duties,
    ...systemNames,
    tournaments.removeTeamQuestion,
    teams.deleteTeamQuestion,
    teams.deleteTeamQuestionForAdmins,
    deleteOwnAccountQuestion,
    ...staffPositions,
    ...Object.values(strikeWords),
    ...tieBreaks.map(nameOfTieBreak),
    ...scheduleTemplates.map(({ label }) => label),
    ...Object.values(sectionTitles),
    ...topics.flatMap(({ atOnce, inTheEvening }) => [...atOnce, ...inTheEvening]),
    ...Object.values(eventAreas),
    ...events.map(({ words }) => words),
  ];
  return [...new Set(all)];
}
