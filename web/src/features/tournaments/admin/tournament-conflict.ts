import { t } from '@lingui/core/macro';
import {
  declarationsOf,
  wholeEligibility,
} from '@one-dream/contract/features/tournaments.declarations.ts';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { exactMoment } from '../../../platform/ist.ts';
import { sayWords } from '../../../platform/say-words.ts';
import { areSame, type TournamentValues } from './tournament-values.ts';

export type FieldName = keyof TournamentValues;

export type Conflict = {
  field: FieldName;
  label: string;
  /** As text, for comparison. */
  mine: string;
  theirs: string;
};

const labels = (): Record<FieldName, string> => ({
  title: t`Title`,
  organizer: t`Organizer`,
  banner: t`Banner`,
  status: t`Status`,
  prizePool: t`Prize pool`,
  slots: t`Slots`,
  startDate: t`Start date`,
  endDate: t`End date`,
  type: t`Type`,
  description: t`Description`,
  log_channel: t`Log channel`,
  prizes: t`Prize distribution`,
  schedule: t`Schedule`,
  rules: t`Rules`,
  kind: t`Kind`,
  game: t`Game`,
  isDraft: t`Draft`,
  regOpensAt: t`Registration opens`,
  regClosesAt: t`Registration closes`,
  checkinOpensAt: t`Check-in opens`,
  checkinClosesAt: t`Check-in closes`,
  firstMatchAt: t`First match`,
  roomLeadMin: t`Room released before the match`,
  waitlistMax: t`Waitlist`,
  fill: t`Free places`,
  minLineup: t`Lineup to check in`,
  disputeMin: t`Minutes for disputes`,
  dailyCheckIn: t`Check-in each day`,
  guests: t`Guest teams`,
  eligibility: t`Who may play`,
});
const fieldNames = () => Object.keys(labels()) as FieldName[];

/** Three versions of a tournament: the base this admin read, their edit, and another admin's saved one. */
export type Divergence = {
  base: TournamentValues;
  mine: TournamentValues;
  theirs: TournamentValues;
};

/**
 * Merges this admin's changes into the saved tournament. Fields changed by both keep the saved value until the admin
 * decides.
 */
export function mergeDivergence({ base, mine, theirs }: Divergence): TournamentValues {
  const onlyMine = fieldNames().filter(
    (field) => !areSame(mine[field], base[field]) && areSame(theirs[field], base[field]),
  );
  return { ...theirs, ...Object.fromEntries(onlyMine.map((field) => [field, mine[field]])) };
}

/** Fields that both admins changed differently. */
export function listConflicts({ base, mine, theirs }: Divergence): Conflict[] {
  return fieldNames()
    .filter(
      (field) =>
        !areSame(mine[field], base[field]) &&
        !areSame(theirs[field], base[field]) &&
        !areSame(mine[field], theirs[field]),
    )
    .map((field) => ({
      field,
      label: labels()[field],
      mine: inWords(field, mine),
      theirs: inWords(field, theirs),
    }));
}

function inWords(field: FieldName, values: TournamentValues): string {
  switch (field) {
    case 'banner':
      return values.banner.startsWith('data:') ? t`A new picture` : t`The picture that is stored`;
    case 'startDate':
    case 'endDate':
      return formatCalendarDate(values[field]);
    case 'prizes':
      return lines(values.prizes.map(({ rank, prize }) => `${rank}: ${prize}`));
    case 'schedule':
      return lines(
        values.schedule.map(({ event, date, time }) => [event, date, time].join(' ').trim()),
      );
    case 'rules':
      return lines(values.rules.map(({ category, title }) => `${category}: ${title}`));
    case 'eligibility':
      return lines(
        declarationsOf(wholeEligibility(values.eligibility)).map(({ text }) => sayWords(text)),
      );
    case 'isDraft':
    case 'dailyCheckIn':
    case 'guests':
      return values[field] ? t`Yes` : t`No`;
    case 'regOpensAt':
    case 'regClosesAt':
    case 'checkinOpensAt':
    case 'checkinClosesAt':
    case 'firstMatchAt':
      return values[field] ? exactMoment(values[field]) : t`Empty`;
    default:
      return values[field] === null || values[field] === '' ? t`Empty` : String(values[field]);
  }
}

function lines(entries: string[]): string {
  return entries.length > 0 ? entries.join('\n') : t`None`;
}
