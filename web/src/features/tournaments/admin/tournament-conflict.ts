import { t } from '@lingui/core/macro';
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
  get title() {
    return t`Title`;
  },
  get organizer() {
    return t`Organizer`;
  },
  get banner() {
    return t`Banner`;
  },
  get status() {
    return t`Status`;
  },
  get prizePool() {
    return t`Prize pool`;
  },
  get slots() {
    return t`Slots`;
  },
  get startDate() {
    return t`Start date`;
  },
  get endDate() {
    return t`End date`;
  },
  type: 'Type',
  get description() {
    return t`Description`;
  },
  get log_channel() {
    return t`Log channel`;
  },
  get prizes() {
    return t`Prize distribution`;
  },
  get schedule() {
    return t`Schedule`;
  },
  get rules() {
    return t`Rules`;
  },
  get kind() {
    return t`Kind`;
  },
  get game() {
    return t`Game`;
  },
  get isDraft() {
    return t`Draft`;
  },
  get regOpensAt() {
    return t`Registration opens`;
  },
  get regClosesAt() {
    return t`Registration closes`;
  },
  get checkinOpensAt() {
    return t`Check-in opens`;
  },
  get checkinClosesAt() {
    return t`Check-in closes`;
  },
  get firstMatchAt() {
    return t`First match`;
  },
  get roomLeadMin() {
    return t`Room released before the match`;
  },
  get waitlistMax() {
    return t`Waitlist`;
  },
  get fill() {
    return t`Free places`;
  },
  get minLineup() {
    return t`Lineup to check in`;
  },
  get disputeMin() {
    return t`Minutes for disputes`;
  },
  get dailyCheckIn() {
    return t`Check-in each day`;
  },
  get guests() {
    return t`Guest teams`;
  },
  get eligibility() {
    return t`Who may play`;
  },
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
      return lines(declarationsOf(wholeEligibility(values.eligibility)).map(({ text }) => text));
    case 'isDraft':
    case 'dailyCheckIn':
    case 'guests':
      return values[field] ? t`Yes` : t`No`;
    case 'regOpensAt':
    case 'regClosesAt':
    case 'checkinOpensAt':
    case 'checkinClosesAt':
    case 'firstMatchAt':
      return values[field] ? formatMoment(values[field]) : t`Empty`;
    default:
      return values[field] === null || values[field] === '' ? t`Empty` : String(values[field]);
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
  return t`${inIst().format(new Date(moment))} IST`;
}

function lines(entries: string[]): string {
  return entries.length > 0 ? entries.join('\n') : t`None`;
}
