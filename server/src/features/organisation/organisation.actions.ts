import type { CallBody } from '@one-dream/contract/call.ts';
import type {
  OrganisationSettings,
  saveOrganisationSection,
} from '@one-dream/contract/features/organisation/organisation.ts';
import { withOverrides } from '@one-dream/contract/organisation.ts';
import {
  cutSection,
  type OrganisationSection,
  organisationSections,
} from '@one-dream/contract/organisation-sections.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { AppError } from '../../errors.ts';
import { type Upload, withTypedPictures } from '../../platform/images/with-picture.ts';
import { listSections } from '../../platform/organisation/organisation.queries.ts';
import type { Platform } from '../../platform/platform.ts';
import { inUnitOfWork } from '../../platform/work/unit-of-work.ts';
import { organisationReset, organisationUpdated } from './organisation.events.ts';
import { writeSection } from './organisation.queries.ts';
import { listChangedFields } from './organisation.rules.ts';
import { organisationTexts } from './organisation.texts.ts';

type SavedSection = CallBody<typeof saveOrganisationSection>;

/** Reads the organisation as the site shows it, and the values of the file. */
export async function getSettings({ db, organisation }: Platform): Promise<OrganisationSettings> {
  const rows = new Map((await listSections(db)).map((row) => [row.id, row]));
  return {
    organisation: await organisation.readIn(db),
    initial: organisation.initial,
    sections: organisationSections.map((section) => {
      const row = rows.get(section);
      return {
        section,
        version: row?.version ?? 0,
        isSaved: Boolean(row?.overrides),
        changedAt: row?.changed_at.toISOString() ?? null,
      };
    }),
  };
}

/** Saves the owner's changes to a section, unless somebody saved it since it was read. */
export async function saveSection(
  platform: Platform,
  { viewer, saved }: { viewer: Viewer; saved: SavedSection },
): Promise<void> {
  const { section, version } = saved;
  // Checked before pictures are processed, which is slow.
  const row = (await listSections(platform.db)).find(({ id }) => id === section);
  if ((row?.version ?? 0) !== version) throw outdated();
  await withPictures(platform, saved, (overrides) =>
    write(platform, { viewer, section, version, overrides }),
  );
}

/** Resets a section to the values of the file. */
export async function resetSection(
  platform: Platform,
  options: { viewer: Viewer; section: OrganisationSection; version: number },
): Promise<void> {
  await write(platform, { ...options, overrides: null });
}

async function write(
  platform: Platform,
  {
    viewer,
    section,
    version,
    overrides,
  }: {
    viewer: Viewer;
    section: OrganisationSection;
    version: number;
    overrides: object | null;
  },
): Promise<void> {
  await inUnitOfWork(platform, async (work) => {
    const was = cutSection(section, await work.organisation.readIn(work.db));
    const isNewest = await writeSection(work.db, { section, version, overrides, now: work.now() });
    if (!isNewest) throw outdated();
    const is = withOverrides(cutSection(section, work.organisation.initial), overrides ?? {});
    await work.happened(overrides ? organisationUpdated : organisationReset, {
      viewer,
      section,
      ...listChangedFields(was, is),
    });
  });
  // Refreshes this process's copy for code that cannot wait for the database.
  await platform.organisation.read();
}

/** Runs with the values, new pictures replaced by their paths. */
async function withPictures(
  platform: Platform,
  saved: SavedSection,
  work: (values: object) => Promise<void>,
): Promise<void> {
  const now = await platform.organisation.read();
  if (saved.section === 'identity') {
    const { values } = saved;
    if (values.logo === null || values.logo === now.logo) return work(values);
    const logo = { picture: values.logo, kind: 'logo', field: 'values.logo' } as const;
    return withTypedPictures(platform, [logo], ([path]) => work({ ...values, logo: path }));
  }
  if (saved.section !== 'about') return work(saved.values);
  const known = new Set(now.about.staff.map(({ picture }) => picture));
  const { about } = saved.values;
  const uploads = about.staff.flatMap(({ picture }, index): Upload<string>[] =>
    picture === null || known.has(picture)
      ? []
      : [{ picture, kind: 'avatar', field: `values.about.staff.${index}.picture` }],
  );
  return withTypedPictures(platform, uploads, (paths) => {
    const stored = new Map(uploads.map(({ field }, index) => [field, paths[index]]));
    const staff = about.staff.map((person, index) => {
      const path = stored.get(`values.about.staff.${index}.picture`);
      return path ? { ...person, picture: path } : person;
    });
    return work({ about: { ...about, staff } });
  });
}

function outdated(): AppError {
  return new AppError('STALE', organisationTexts.savedElsewhere);
}
