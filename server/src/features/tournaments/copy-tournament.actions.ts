import { textOfCheck } from '@one-dream/contract/checks.ts';
import * as values from '@one-dream/contract/features/copies/copies.values.ts';
import { timeProblems } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { readSlots } from '@one-dream/contract/slots.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { commonTexts } from '../../common.texts.ts';
import { AppError, invalidField } from '../../errors.ts';
import { readAs } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/schema.ts';
import { newId } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import { addTournament } from './tournaments.actions.ts';
import { presentTournament, settingNames } from './tournaments.presenters.ts';
import * as queries from './tournaments.queries.ts';
import { assertTimely } from './tournaments.rules.ts';
import { findTournament } from './tournaments.shared.queries.ts';
import { tournamentsTexts } from './tournaments.texts.ts';

export interface CopyOptions {
  viewer: Viewer;
  tournamentId: string;
  /** ISO 8601 UTC. */
  firstMatchAt: string;
  isDraft: boolean;
  /** In place of what the source has; without a title, its next number. */
  title?: string | undefined;
  slots?: number | undefined;
  guests?: boolean | undefined;
}

/** Copies the tournament alone, without other features' data. */
export async function addCopy(
  work: Work,
  { viewer, tournamentId, firstMatchAt, isDraft, ...given }: CopyOptions,
): Promise<{ source: Tournament; _id: string; title: string }> {
  const row = await findTournament(work.db, tournamentId);
  if (!row) throw new AppError('NOT_FOUND', commonTexts.noTournament);
  const source = presentTournament({ row, teams: [], forAdmin: true });
  const { status, ...times } = values.timesOfCopy(source, { firstMatchAt, now: work.now() });
  const [problem] = timeProblems(times);
  if (problem) throw invalidField('firstMatchAt', textOfCheck(problem.message));
  const title = given.title ?? (await findFreeTitle(work.db, source.title));
  const { prizePool, organizer, banner, type, description, prizes, rules } = source;
  const form = {
    ...{ title, prizePool, organizer, banner, type, description, prizes, rules },
    ...{ kind: source.kind, game: source.game, log_channel: row.log_channel },
    // All settings, including future ones of the contract.
    ...readAs(row, settingNames),
    eligibility: source.eligibility,
    ...values.datesOfCopy(source, firstMatchAt),
    ...times,
    slots: given.slots ?? readSlots(source.slots).total,
    guests: given.guests ?? source.guests,
    status: isDraft ? ('UPCOMING' as const) : status,
    isDraft,
  };
  assertStillToCome({ form, now: work.now() });
  const id = newId();
  await addTournament(work, { viewer, id, form });
  return { source, _id: id, title };
}

async function findFreeTitle(db: Db, former: string): Promise<string> {
  let title = values.nextTitle(former);
  // For a cup that was copied already, the next number is taken.
  for (let tries = 0; tries < 50 && (await queries.hasTitle(db, title)); tries += 1)
    title = values.nextTitle(title);
  return title;
}

/** Reports any moment in the past at the one field that was given. */
function assertStillToCome(of: {
  form: Parameters<typeof assertTimely>[0]['after'];
  now: Date;
}): void {
  try {
    assertTimely({ before: undefined, after: of.form, now: of.now });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw invalidField('firstMatchAt', tournamentsTexts.tooSoon);
  }
}
