import { areSame, type TournamentValues } from './admin-tournament-values.ts';
import { formatCalendarDate } from './calendar-date.ts';

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
    default:
      return values[field] || 'Empty';
  }
}

function lines(entries: string[]): string {
  return entries.length > 0 ? entries.join('\n') : 'None';
}
