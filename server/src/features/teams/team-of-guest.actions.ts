import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { newId, newSecret } from '../../platform/secrets.ts';
import type { Work } from '../../platform/work/work.ts';
import { keyOfName } from './teams.actions.ts';
import * as queries from './teams.queries.ts';
import { teamsTexts } from './teams.texts.ts';

/**
 * Creates a team for the claimer of one that played without accounts: with its name, and the crest drawn from it until
 * they set a logo. @throws AppError TEAM_NAME_TAKEN
 */
export async function createTeamOfGuest(
  work: Work,
  { viewer, name }: { viewer: Viewer; name: string },
): Promise<{ id: string; name: string }> {
  const nameKey = keyOfName(name);
  if (await queries.isNameTaken(work.db, nameKey))
    throw new AppError('TEAM_NAME_TAKEN', teamsTexts.nameTakenByNow);
  const id = newId();
  await queries.insertTeam(work.db, {
    id,
    name,
    nameKey,
    logo: '',
    leaderId: viewer.id,
    inviteCode: newSecret(),
    now: work.now(),
  });
  await work.audit({ viewer, action: 'team.create', subject: name });
  return { id, name };
}
