import {
  defaultSettings,
  type tournamentForm,
} from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type {
  Tournament,
  TournamentStatus,
  TournamentType,
} from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import type * as z from 'zod/mini';

/** Values of the form: every field set, texts as typed. */
export type TournamentValues = Required<z.input<typeof tournamentForm>> & {
  slots: string;
  prizes: PrizeValues[];
  schedule: ScheduleValues[];
  rules: RuleValues[];
};
export type FieldName = keyof TournamentValues;
export type PrizeValues = Tournament['prizes'][number];
export type ScheduleValues = Tournament['schedule'][number];
export type RuleValues = Tournament['rules'][number];

export const newPrize: PrizeValues = { rank: '', prize: '', additionalInfo: '' };
export const newScheduleEntry: ScheduleValues = {
  event: '',
  date: '',
  time: '',
  description: '',
  isImportant: false,
};
export const newRule: RuleValues = { title: '', description: '', category: 'General' };

/** In the order offered by the form. */
export const offeredStatuses = [
  'OPENED',
  'LIVE',
  'COMPLETED',
  'UPCOMING',
  'CLOSED',
] as const satisfies TournamentStatus[];

export function newValues({
  organizer,
  ...usual
}: Partial<TournamentValues> & { organizer: string }): TournamentValues {
  const type: TournamentType = 'SQUAD';
  return {
    title: '',
    organizer,
    banner: '',
    status: 'OPENED',
    prizePool: '',
    slots: '16',
    startDate: '',
    endDate: '',
    type,
    description: '',
    log_channel: '',
    prizes: [],
    schedule: [],
    rules: [],
    kind: 'event',
    game: 'BGMI',
    isDraft: false,
    ...noTimes,
    ...defaultSettings(),
    ...usual,
  };
}

const noTimes = {
  regOpensAt: null,
  regClosesAt: null,
  checkinOpensAt: null,
  checkinClosesAt: null,
  firstMatchAt: null,
};

export function valuesOf(tournament: Tournament): TournamentValues {
  const { _id, reg_teams, version, planned, waiting, cancelled, facts, ...rest } = tournament;
  const { seriesId, seriesDate, ...fields } = rest;
  return {
    ...fields,
    isDraft: tournament.isDraft ?? false,
    slots: String(readSlots(tournament.slots).total),
    log_channel: tournament.log_channel ?? '',
  };
}
