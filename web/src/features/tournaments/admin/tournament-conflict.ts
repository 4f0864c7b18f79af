import { t } from '@lingui/core/macro';
import {
  declarationsOf,
  wholeEligibility,
} from '@one-dream/contract/features/tournaments/tournaments.declarations.ts';
import { tournamentForm } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { areSame } from '../../../platform/are-same.ts';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { exactMoment } from '../../../platform/ist.ts';
import type { EarlierEdit } from '../../../platform/stored-draft.ts';
import { translateText } from '../../../platform/translate-text.ts';
import type { FieldName, TournamentValues } from './tournament-values.ts';

export type Conflict = {
  field: FieldName;
  /** As text, for comparison. */
  mine: string;
  theirs: string;
};

const fieldNames = Object.keys(tournamentForm.shape) as FieldName[];

/** Three versions of a tournament: the base this admin read, their edit, and another admin's saved one. */
export type Divergence = EarlierEdit<TournamentValues> & { theirs: TournamentValues };

/**
 * Merges this admin's changes into the saved tournament. Fields changed by both keep the saved value until the admin
 * decides.
 */
export function mergeDivergence({ base, mine, theirs }: Divergence): TournamentValues {
  const onlyMine = fieldNames.filter(
    (field) => !areSame(mine[field], base[field]) && areSame(theirs[field], base[field]),
  );
  return { ...theirs, ...Object.fromEntries(onlyMine.map((field) => [field, mine[field]])) };
}

/** Fields that both admins changed differently. */
export function listConflicts(divergence: Divergence): Conflict[] {
  return conflictingFields(divergence).map((field) => ({
    field,
    mine: inWords(field, divergence.mine),
    theirs: inWords(field, divergence.theirs),
  }));
}

function conflictingFields({ base, mine, theirs }: Divergence): FieldName[] {
  return fieldNames.filter(
    (field) =>
      !areSame(mine[field], base[field]) &&
      !areSame(theirs[field], base[field]) &&
      !areSame(mine[field], theirs[field]),
  );
}

/**
 * This admin's edit before a newer version is loaded. A field that still has the saved value of an earlier conflict remains
 * in conflict with what this admin typed.
 */
export function ownEdit(
  { base, mine }: EarlierEdit<TournamentValues>,
  before: EarlierEdit<TournamentValues> | undefined,
): EarlierEdit<TournamentValues> {
  if (!before) return { base, mine };
  const undecided = conflictingFields({ ...before, theirs: base }).filter((field) =>
    areSame(mine[field], base[field]),
  );
  const earlier = (from: TournamentValues) =>
    Object.fromEntries(undecided.map((field) => [field, from[field]]));
  return {
    base: { ...base, ...earlier(before.base) },
    mine: { ...mine, ...earlier(before.mine) },
  };
}

function inWords(field: FieldName, values: TournamentValues): string {
  switch (field) {
    case 'banner':
      if (!values.banner) return t`The drawn picture`;
      return values.banner.startsWith('data:') ? t`A new picture` : t`The picture that is stored`;
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
        declarationsOf(wholeEligibility(values.eligibility)).map(({ text }) => translateText(text)),
      );
    default:
      return valueInWords(field, values[field]);
  }
}

function valueInWords(field: FieldName, value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (value === null || value === '') return t`Empty`;
  const text = String(value);
  if (field.endsWith('At')) return exactMoment(text);
  return field.endsWith('Date') ? formatCalendarDate(text) : text;
}

function lines(entries: string[]): string {
  return entries.length > 0 ? entries.join('\n') : t`None`;
}
