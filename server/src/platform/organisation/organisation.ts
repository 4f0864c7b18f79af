import { withOverrides } from '@one-dream/contract/organisation.ts';
import { type Organisation, organisationSchema } from '@one-dream/contract/organisation-schema.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/database.ts';
import type { Db } from '../database/schema.ts';
import { readTableStates } from '../database/snapshots.ts';
import { inTime } from '../in-time.ts';
import { revalidatingCache } from '../revalidating-cache.ts';
import { listSections, type SectionRow } from './organisation.queries.ts';

/** The organisation: values of the file, overridden by the owner's settings. */
export interface OrganisationReader {
  /** Values of the file, or the defaults. */
  initial: Organisation;
  /** The current values, whichever process saved them. The same object until something changes. */
  read: () => Promise<Organisation>;
  /** The values read last, without asking the database. */
  latest: () => Organisation;
  /** Like `read`, falling back to the last known values if the database does not answer in time. */
  readInTime: () => Promise<Organisation>;
  /** Reads within a transaction, whose handle must be used for everything. */
  readIn: (db: Db) => Promise<Organisation>;
}

/** Translates texts for the public into the organisation's language: channel posts, pictures, the overlay. */
export async function publicTranslator(
  organisation: Pick<OrganisationReader, 'readInTime'>,
): Promise<(text: Translatable) => string> {
  const { language } = await organisation.readInTime();
  return (text) => translateTo(language, text);
}

/** How long a page waits for the organisation, in milliseconds. */
const timeout = 500;

export function createOrganisationReader({
  database: { db, readSnapshot },
  initial,
  logger,
}: {
  database: Pick<OpenDatabase, 'db' | 'readSnapshot'>;
  initial: Organisation;
  logger: Logger;
}): OrganisationReader {
  let latest = initial;
  const readIn = async (handle: Db) => mergeSections(initial, await listSections(handle), logger);
  const read = revalidatingCache({
    readSnapshot,
    readState: () => readTableStates(db, 'organisation_settings'),
    make: async () => {
      latest = await readIn(db);
      return latest;
    },
  });
  return {
    initial,
    latest: () => latest,
    read,
    readIn,
    readInTime: async () => {
      const answer = read().catch((error: unknown) => {
        logger.warn({ err: error }, 'the organisation could not be read; it stays as it was');
        return undefined;
      });
      return (await inTime(answer, { ms: timeout, late: undefined })) ?? latest;
    },
  };
}

/** Merges the saved sections; one invalid in this version falls back to the file's values. */
function mergeSections(
  initial: Organisation,
  sections: readonly SectionRow[],
  logger: Logger,
): Organisation {
  return sections.reduce((organisation, { id, overrides }) => {
    const parsed = organisationSchema.safeParse(withOverrides(organisation, overrides ?? {}));
    if (parsed.success) return parsed.data;
    logger.error({ section: id, issues: parsed.error.issues }, 'saved settings cannot be used');
    return organisation;
  }, initial);
}
