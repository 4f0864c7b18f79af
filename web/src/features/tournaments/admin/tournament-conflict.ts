import {
  declarationsOf,
  wholeEligibility,
} from '@one-dream/contract/features/tournaments.declarations.ts';
import { once } from '@one-dream/contract/once.ts';
import { formatCalendarDate } from '../calendar-date.ts';
import { areSame, type TournamentValues } from './tournament-values.ts';

export type FieldName = keyof TournamentValues;

export type Conflict = {
  field: FieldName;
  label: string;
  /** In words, to be compared. */
  mine: string;
  theirs: string;
};

const labels: Record<FieldName, string> = {
  title: 'Title',
  organizer: 'Organizer',
  banner: 'Banner',
  status: 'Status',
  prizePool: 'Prize pool',
  slots: 'Slots',
  startDate: 'Start date',
  endDate: 'End date',
  type: 'Type',
  description: 'Description',
  log_channel: 'Log channel',
  prizes: 'Prize distribution',
  schedule: 'Schedule',
  rules: 'Rules',
  kind: 'Kind',
  game: 'Game',
  isDraft: 'Draft',
  regOpensAt: 'Registration opens',
  regClosesAt: 'Registration closes',
  checkinOpensAt: 'Check-in opens',
  checkinClosesAt: 'Check-in closes',
  firstMatchAt: 'First match',
  roomLeadMin: 'Room released before the match',
  waitlistMax: 'Waitlist',
  fill: 'Free places',
  minLineup: 'Lineup to check in',
  disputeMin: 'Minutes for disputes',
  dailyCheckIn: 'Check-in each day',
  guests: 'Guest teams',
  eligibility: 'Who may play',
};
const fieldNames = Object.keys(labels) as FieldName[];

/** A tournament at three moments: as this admin read it, as they made it, as another saved it meanwhile. */
export type Divergence = {
  base: TournamentValues;
  mine: TournamentValues;
  theirs: TournamentValues;
};

/**
 * The saved tournament with what only this admin changed put into it. What both changed stands as it is
 * saved, until the admin decides.
 */
export function mergeDivergence({ base, mine, theirs }: Divergence): TournamentValues {
  const onlyMine = fieldNames.filter(
    (field) => !areSame(mine[field], base[field]) && areSame(theirs[field], base[field]),
  );
  return { ...theirs, ...Object.fromEntries(onlyMine.map((field) => [field, mine[field]])) };
}

/** What both admins changed, and differently. */
export function listConflicts({ base, mine, theirs }: Divergence): Conflict[] {
  return fieldNames
    .filter(
      (field) =>
        !areSame(mine[field], base[field]) &&
        !areSame(theirs[field], base[field]) &&
        !areSame(mine[field], theirs[field]),
    )
    .map((field) => ({
      field,
      label: labels[field],
      mine: inWords(field, mine),
      theirs: inWords(field, theirs),
    }));
}

function inWords(field: FieldName, values: TournamentValues): string {
  switch (field) {
    case 'banner':
      return values.banner.startsWith('data:') ? 'A new picture' : 'The picture that is stored';
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
      return lines(declarationsOf(wholeEligibility(values.eligibility)).map(({ text }) => text));
    case 'isDraft':
    case 'dailyCheckIn':
    case 'guests':
      return values[field] ? 'Yes' : 'No';
    case 'regOpensAt':
    case 'regClosesAt':
    case 'checkinOpensAt':
    case 'checkinClosesAt':
    case 'firstMatchAt':
      return values[field] ? formatMoment(values[field]) : 'Empty';
    default:
      return values[field] === null || values[field] === '' ? 'Empty' : String(values[field]);
  }
}

const inIst = once(
  () =>
    new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    }),
);

function formatMoment(moment: string): string {
  return `${inIst().format(new Date(moment))} IST`;
}

function lines(entries: string[]): string {
  return entries.length > 0 ? entries.join('\n') : 'None';
}
