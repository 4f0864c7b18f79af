/** What stands where an erased person's name stood. */
export const erasedName = 'Erased person';

export type JobValue = string | number | boolean | null | JobValue[] | { [key: string]: JobValue };

/** Values that tell who somebody is; empty where they have none. */
export interface PersonValues {
  name: string;
  email: string;
  inGameName: string;
  inGameId: string;
  discordId: string;
}

/**
 * What a job is to do, without the person: a value that is one of theirs goes, one that only contains it is somebody
 * else's. A squad loses the player, as nobody is to be told or given a role in their place.
 */
export function eraseFromJob(value: JobValue, person: PersonValues): JobValue {
  if (typeof value === 'string') return eraseText(value, person);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value))
    return value.filter((one) => !isPlayer(one, person)).map((one) => eraseFromJob(one, person));
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      // Numbers of other things may look like one in the game.
      key.endsWith('Id') && one !== person.discordId ? one : eraseFromJob(one, person),
    ]),
  );
}

function eraseText(text: string, { name, email, inGameName, discordId }: PersonValues): string {
  if (text === '') return text;
  if (text === name || text === inGameName) return erasedName;
  return text === email || text === discordId ? '' : text;
}

function isPlayer(value: JobValue, { inGameName, discordId }: PersonValues): boolean {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  if (!('discordId' in value || 'inGameName' in value)) return false;
  return (
    (discordId !== '' && value.discordId === discordId) ||
    (inGameName !== '' && value.inGameName === inGameName)
  );
}
