import { teamCreated } from '@one-dream/contract/events/teams.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { newId, newSecret } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import { keyOfName } from './teams.actions.ts';
import * as queries from './teams.queries.ts';
import { teamsTexts } from './teams.texts.ts';

/** @returns the name's key @throws AppError TEAM_NAME_TAKEN */
export async function assertNameFree(
  { db, organisation }: Pick<Work, 'db' | 'organisation'>,
  name: string,
): Promise<string> {
  const nameKey = keyOfName(name, await organisation.readIn(db));
  if (await queries.isNameTaken(db, nameKey))
    throw new AppError('TEAM_NAME_TAKEN', teamsTexts.nameTakenByNow);
  return nameKey;
}

/**
 * Creates a team for the claimer of one that played without accounts: with its name, and the crest drawn from it until
 * they set a logo. @throws AppError TEAM_NAME_TAKEN
 */
export async function createTeamOfGuest(
  work: Work,
  { viewer, leaderId, name }: { viewer: Viewer; leaderId: string; name: string },
): Promise<{ id: string; name: string }> {
  const nameKey = await assertNameFree(work, name);
  const id = newId();
  await queries.insertTeam(work.db, {
    id,
    name,
    nameKey,
    logo: '',
    leaderId,
    inviteCode: newSecret(),
    now: work.now(),
  });
  await work.happened(teamCreated, { viewer, subject: name });
  return { id, name };
}
