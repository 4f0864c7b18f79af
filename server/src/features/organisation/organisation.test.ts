import * as dashboard from '@one-dream/contract/features/dashboard/dashboard.ts';
import * as calls from '@one-dream/contract/features/organisation/organisation.ts';
import { defaultOrganisation, withOverrides } from '@one-dream/contract/organisation.ts';
import { defaultAbout } from '@one-dream/contract/organisation-about.ts';
import {
  cutSection,
  type OrganisationSection,
  organisationSections,
} from '@one-dream/contract/organisation-sections.ts';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { pngDataUrl } from '../../../../factories/pictures.ts';
import { mailsTo } from '../../../tests/support/mail-box.ts';
import { fillInRegistration, newOwner } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';

const server = await sharedTestServer({ works: true });
const owner = await newOwner(server);

async function read() {
  return (await server.api.act(calls.getOrganisationSettings, { as: owner })).data;
}

async function versionOf(section: OrganisationSection): Promise<number> {
  const { sections } = await read();
  return sections.find((state) => state.section === section)?.version ?? Number.NaN;
}

/** The payload of this section's form, with some values changed. */
async function saving(section: OrganisationSection, change: object) {
  const { organisation } = await read();
  const values = withOverrides(cutSection(section, organisation), change);
  return { section, version: await versionOf(section), values } as never;
}

async function save(section: OrganisationSection, change: object) {
  const body = await saving(section, change);
  return (await server.api.act(calls.saveOrganisationSection, { as: owner, body })).data;
}

async function htmlOf(path: string): Promise<string> {
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  return answer.text();
}

const person = { name: 'Riya', role: 'Caster', bio: 'Casts.', expertise: [], picture: null };

function wire(section: object): string {
  return JSON.stringify(section).slice(1, -1);
}

describe('the organisation’s settings', () => {
  it('begin as the file has them', async () => {
    const { organisation, initial, sections } = await read();
    expect(organisation).toEqual({ ...defaultOrganisation, about: defaultAbout });
    expect(initial).toEqual(organisation);
    expect(sections.map(({ section }) => section)).toEqual(organisationSections);
    expect(sections.every(({ version, isSaved }) => version === 0 && !isSaved)).toBe(true);
  });

  it('are read in their reader’s language where they are given in it, else in English', async () => {
    const { hi } = (await read()).organisation.ownWords;
    const welcomeHeading = 'नाइट आउल्स में स्वागत है';
    await save('languages', { ownWords: { hi: { ...hi, tagline: 'नींद ज़ोन में।', welcomeHeading } } });
    const hindi = await htmlOf('/?lang=hi');
    expect(hindi).toContain('content="नींद ज़ोन में।"');
    expect(hindi).toContain(`${welcomeHeading}</h`);
    const { name } = defaultOrganisation;
    expect(await htmlOf('/?lang=en')).toContain(`Welcome to ${name}</h`);
    expect(await htmlOf('/?lang=hi-Latn')).toContain(`${name} mein swagat hai</h`);
  });

  it('are what every page, the manifest and mails say, as soon as they are saved', async () => {
    await htmlOf('/');
    const name = 'Night Owls & “Friends”';
    await save('identity', { name, tagline: 'Sleep is for the zone.' });
    for (const path of ['/', '/aboutus', '/login', '/profile', '/nowhere']) {
      const html = await htmlOf(path);
      expect(html).toContain('Night Owls &amp; “Friends”</title>');
      expect(html).toContain(wire({ name }));
    }
    expect(await htmlOf('/')).toContain('content="Sleep is for the zone."');
    expect(JSON.parse(await htmlOf('/manifest.webmanifest'))).toMatchObject({ name });
    expect(JSON.parse(await htmlOf('/api/openapi.json')).info.title).toContain(name);
    const { email } = await fillInRegistration(server);
    const [mail] = await mailsTo(server, { address: email });
    expect(mail?.subject).toContain(name);
    expect(mail?.text).toContain(name);
  });

  it('are what the server renders', async () => {
    await save('about', {
      about: { counters: [{ prefix: '', value: '1,234', suffix: '+', label: 'Cups of chai' }] },
    });
    await save('identity', {
      social: { ...defaultOrganisation.social, youtube: 'https://www.youtube.com/@owls' },
    });
    // On a busy machine the first response may lack its screen.
    await vi.waitFor(
      async () => {
        const screen = (await htmlOf('/aboutus')).split('<body>')[1] ?? '';
        expect(screen).toContain('Cups of chai');
        expect(screen).toContain('1,234+');
        expect(screen).toContain('href="https://www.youtube.com/@owls"');
        expect(screen).not.toContain('Tournaments Hosted');
      },
      { timeout: 60_000, interval: 200 },
    );
  });

  it('reach a process that did not save them', async () => {
    const { tagline } = await server.platform.organisation.read();
    await server.db
      .updateTable('organisation_settings')
      .set(({ val }) => ({
        version: 90,
        overrides: val(JSON.stringify({ tagline: 'Saved next door.' })),
      }))
      .where('id', '=', 'identity')
      .execute();
    expect(tagline).not.toBe('Saved next door.');
    expect((await server.platform.organisation.read()).tagline).toBe('Saved next door.');
    expect(await htmlOf('/aboutus')).toContain('Saved next door.');
  });

  it('that this version cannot use are left out, and the log says so', async () => {
    await server.db
      .updateTable('organisation_settings')
      .set(({ val }) => ({ version: 91, overrides: val(JSON.stringify({ name: '' })) }))
      .where('id', '=', 'identity')
      .execute();
    expect((await read()).organisation.name).toBe(defaultOrganisation.name);
    expect(server.logs.some((line) => line.includes('saved settings cannot be used'))).toBe(true);
  });

  it('are not saved over what was saved since they were read', async () => {
    const stale = await saving('identity', {
      documents: { ...defaultOrganisation.documents, terms: 'https://owls.example/old' },
    });
    await save('identity', {
      documents: { ...defaultOrganisation.documents, terms: 'https://owls.example/new' },
    });
    expect(
      await server.api.send(calls.saveOrganisationSection, { as: owner, body: stale }),
    ).toMatchObject(refused('STALE'));
    expect((await read()).organisation.documents.terms).toBe('https://owls.example/new');
  });

  it('are saved once if two people save at the same moment', async () => {
    const one = await saving('about', { about: { process: [{ title: 'One', text: 'One.' }] } });
    const two = await saving('about', { about: { process: [{ title: 'Two', text: 'Two.' }] } });
    const answers = await Promise.all(
      [one, two].map((body) => server.api.send(calls.saveOrganisationSection, { as: owner, body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('go back to the file section by section, and never to an old version number', async () => {
    await save('texts', { texts: { ...defaultOrganisation.texts, welcomeHeading: 'Namaste' } });
    const version = await versionOf('texts');
    const reset = (request: number) =>
      server.api.send(calls.resetOrganisationSection, {
        as: owner,
        body: { section: 'texts', version: request },
      });
    expect(await reset(version - 1)).toMatchObject(refused('STALE'));
    expect((await reset(version)).status).toBe(200);
    const after = await read();
    expect(after.organisation.texts).toEqual(defaultOrganisation.texts);
    expect(after.sections.find(({ section }) => section === 'texts')).toMatchObject({
      version: version + 1,
      isSaved: false,
    });
  });

  it('are written into the audit log, with who changed which fields', async () => {
    await save('texts', {
      tutorialVideos: {
        signUp: 'https://youtu.be/dQw4w9WgXcQ?si=abc',
        buildTeam: '',
        register: null,
      },
    });
    const { data } = await server.api.act(dashboard.listAudit, {
      as: owner,
      body: { action: 'organisation.' },
    });
    expect(data[0]).toMatchObject({
      actor: owner.name,
      action: 'organisation.update',
      subject: 'Greetings and videos',
      before: { 'tutorialVideos signUp': null },
      after: { 'tutorialVideos signUp': 'dQw4w9WgXcQ' },
    });
  });
});

describe('pictures of the organisation', () => {
  it('are kept as pictures of ours: the logo and those of the staff', async () => {
    const [riya, dev] = [person, { ...person, name: 'Dev' }];
    const { organisation } = await save('identity', { logo: await pngDataUrl(7) });
    expect(organisation.logo).toMatch(/^\/images\/[0-9a-f]{40}-32\.webp$/);
    const saved = await save('about', {
      about: { staff: [{ ...riya, picture: await pngDataUrl(8) }, dev] },
    });
    const [first, second] = saved.organisation.about.staff;
    expect(first?.picture).toMatch(/^\/images\//);
    expect(second?.picture).toBeNull();
    expect((await fetch(server.url + first?.picture)).status).toBe(200);
    // Sent unchanged, it stays.
    const again = await save('about', { about: { staff: [dev, first] } });
    expect(again.organisation.about.staff[1]?.picture).toBe(first?.picture);
  });

  it.each([
    ['what is none', 'data:image/png;base64,AAAA', 'IMAGE_UNSUPPORTED'],
    ['one of another site', 'https://example.in/a.png', 'IMAGE_UNSUPPORTED'],
    ['a script', 'javascript:alert(1)', 'INVALID'],
  ] as const)('%s is refused at its card', async (_what, picture, code) => {
    const before = (await read()).organisation.about.staff;
    const body = await saving('about', {
      about: { staff: [...before, { ...person, name: 'New', picture }] },
    });
    const answer = await server.api.send(calls.saveOrganisationSection, { as: owner, body });
    expect(answer).toMatchObject(refused(code));
    expect(answer.body.fields).toHaveProperty([`values.about.staff.${before.length}.picture`]);
    expect((await read()).organisation.about.staff).toEqual(before);
  });
});

describe('what a section does not take', () => {
  const social = { ...defaultOrganisation.social };
  it.each([
    ['identity', { social: { ...social, youtube: 'http://a.in' } }, 'social.youtube'],
    ['identity', { social: { ...social, discord: 'javascript:alert(1)' } }, 'social.discord'],
    ['identity', { discordInvite: '/page' }, 'discordInvite'],
    ['discord', { guildId: 'owls' }, 'guildId'],
    [
      'identity',
      { documents: { ...defaultOrganisation.documents, contact: 'mailto:a@b.in?bcc=c@d.in' } },
      'documents.contact',
    ],
    ['identity', { name: '   ' }, 'name'],
    ['identity', { name: 'Owls\u202egnp' }, 'name'],
    ['identity', { founded: '2021-13' }, 'founded'],
    [
      'texts',
      {
        tutorialVideos: {
          signUp: 'https://evil.example/watch?v=dQw4w9WgXcQ',
          buildTeam: null,
          register: null,
        },
      },
      'tutorialVideos.signUp',
    ],
    [
      'about',
      { about: { counters: [{ prefix: '', value: '-4', suffix: '', label: 'Wins' }] } },
      'about.counters.0.value',
    ],
    ['about', { about: { staff: [person, person] } }, 'about.staff'],
    [
      'about',
      { about: { staff: [{ ...person, expertise: ['x'.repeat(41)] }] } },
      'about.staff.0.expertise',
    ],
  ] as const)('%s: %j', async (section, change, field) => {
    const answer = await server.api.send(calls.saveOrganisationSection, {
      as: owner,
      body: await saving(section, change),
    });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty([`values.${field}`]);
  });
});
