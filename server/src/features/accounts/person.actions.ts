import { buffer } from 'node:stream/consumers';
import { isImagePath } from '@one-dream/contract/images.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { isNamedBeside } from '../../platform/images/kept-pictures.queries.ts';
import { removePicture } from '../../platform/images/remove-picture.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { removeUser } from './manage-users.actions.ts';
import * as queries from './person.queries.ts';

/** Whoever runs the command line may do what the owner may. */
const commandLine: Viewer = { id: '00000000-0000-0000-0000-000000000000', role: 'owner' };

/**
 * Everything kept about the person with that address, for them to read. Pictures are data URLs under the
 * path that the rest names them by, so that one file holds it all and a browser shows them.
 */
export async function exportPerson(
  { db, storage, now }: Pick<Platform, 'db' | 'storage' | 'now'>,
  { email }: { email: string },
): Promise<object> {
  const account = await queries.findPerson(db, email);
  const person = await queries.readPerson(db, { id: account?.id ?? null, email });
  const paths = [...(person.account ?? []), ...(person.links_by_mail ?? [])].map(
    (row) => (row as { profile: string | null }).profile ?? '',
  );
  const pictures = await readPictures(storage, paths);
  return { address: email, exportedAt: now().toISOString(), ...person, pictures };
}

/** The widest copy of each that is kept here. */
async function readPictures(
  storage: Storage,
  paths: readonly string[],
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const path of new Set(paths.filter(isImagePath))) {
    const found = await storage.get(path.slice(1));
    if (!found) continue;
    const bytes = await buffer(found.body);
    pictures[path] = `data:image/webp;base64,${bytes.toString('base64')}`;
  }
  return pictures;
}

/**
 * Deletes the account with that address and everything about the person: a team passes on as when an admin
 * deletes the account, results stay without the person. All of it is done, or nothing. @returns whether there was an account
 */
export async function erasePerson(
  platform: Platform,
  { email }: { email: string },
): Promise<boolean> {
  const { wasThere, picture } = await inUnitOfWork(platform, async (work) => {
    const { db } = work;
    const account = await queries.findPerson(db, email);
    if (!account) {
      await queries.scrubAddress(db, email);
      return { wasThere: false, picture: undefined };
    }
    const { id, name, role, profile } = account;
    if (role === 'owner')
      throw new AppError(
        'NOT_ALLOWED',
        "The owner's account cannot be erased. Name another owner first.",
      );
    const isShared = profile === '' || (await isNamedBeside(db, { path: profile, userId: id }));
    await removeUser(platform, work, {
      ...{ viewer: commandLine, userId: id },
      beforeDeleting: () => queries.scrubPerson(db, { id, name, email }),
    });
    return { wasThere: true, picture: isShared ? undefined : profile };
  });
  if (picture) await removePicture(platform, picture);
  return wasThere;
}
