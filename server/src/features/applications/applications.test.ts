import * as calls from '@one-dream/contract/features/applications/applications.ts';
import { listOwnDuties } from '@one-dream/contract/features/duties/duties.ts';
import { listNotifications } from '@one-dream/contract/features/notifications/notifications.ts';
import { minimumApplicantAge } from '@one-dream/contract/limits.ts';
import { translateTo } from '@one-dream/contract/translate.ts';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../../factories/api.ts';
import { openTournament } from '../../../../factories/tournaments.ts';
import { newAdmin, newPlayer, type Person } from '../../../tests/support/people.ts';
import { sharedTestServer } from '../../../tests/support/start-test-server.ts';
import { applicationNotices } from './applications.notices.ts';

const server = await sharedTestServer();
const admin = await newAdmin(server);

const form = {
  name: 'Asha Rao',
  contact: '+91 9876543210',
  discord: 'asha.rao',
  age: 21,
  experience: 'Two seasons of scrims.',
  motivation: 'I like order.',
  availability: 'Weekdays 7 pm to 11 pm',
  position: 'Scrims Manager',
  otherPosition: '',
} as const;

async function apply(as: Person, change: object = {}) {
  return (await server.api.act(calls.createApplication, { as, body: { ...form, ...change } })).data;
}

function decide(applicationId: string, status: 'approved' | 'rejected') {
  const params = { applicationId };
  return server.api.act(calls.changeApplicationStatus, { as: admin, params, body: { status } });
}

async function ownOf(as: Person) {
  return (await server.api.act(calls.listOwnApplications, { as })).data;
}

describe('an application', () => {
  it('begins pending, with everything that was written, and is seen by its applicant', async () => {
    const applicant = await newPlayer(server);
    const application = await apply(applicant);
    expect(application).toMatchObject({ ...form, status: 'pending' });
    expect(await ownOf(applicant)).toEqual([application]);
    expect(await ownOf(await newPlayer(server))).toEqual([]);
  });

  it.each([
    ['no name', { name: '' }, 'name'],
    ['no WhatsApp number', { contact: ' ' }, 'contact'],
    ['no Discord', { discord: '' }, 'discord'],
    ['no age', { age: '' }, 'age'],
    ['an age below the lowest', { age: minimumApplicantAge - 1 }, 'age'],
    ['a position that is none', { position: 'CEO' }, 'position'],
    ['Other without saying which', { position: 'Other' }, 'otherPosition'],
    ['no motivation', { motivation: '' }, 'motivation'],
    ['no availability', { availability: '' }, 'availability'],
  ])('with %s is refused at its field', async (_what, change, field) => {
    const applicant = await newPlayer(server);
    const body = { ...form, ...change } as never;
    const answer = await server.api.send(calls.createApplication, { as: applicant, body });
    expect(answer).toMatchObject(refused('INVALID'));
    expect(answer.body.fields).toHaveProperty(field);
    expect(await ownOf(applicant)).toEqual([]);
  });

  it('needs no experience, and may come from somebody of the lowest age', async () => {
    const change = { experience: '', age: String(minimumApplicantAge) };
    expect(await apply(await newPlayer(server), change)).toMatchObject({
      experience: '',
      age: minimumApplicantAge,
    });
  });

  it('keeps the other position only where Other is chosen', async () => {
    const otherPosition = 'Graphic designer';
    const chosen = await apply(await newPlayer(server), { position: 'Other', otherPosition });
    expect(chosen.otherPosition).toBe(otherPosition);
    expect((await apply(await newPlayer(server), { otherPosition })).otherPosition).toBe('');
  });

  it('waits for its decision before the next one, at once too', async () => {
    const applicant = await newPlayer(server);
    const tries = [1, 2, 3].map(() =>
      server.api.send(calls.createApplication, { as: applicant, body: form }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const [first] = await ownOf(applicant);
    await decide(first?._id ?? '', 'rejected');
    await apply(applicant);
    expect((await ownOf(applicant)).map(({ status }) => status)).toEqual(['pending', 'rejected']);
  });

  it('is approved or rejected at any time, and the applicant hears of each change once', async () => {
    const applicant = await newPlayer(server);
    const { _id } = await apply(applicant);
    for (const status of ['approved', 'approved', 'rejected'] as const) {
      await decide(_id, status);
      expect((await ownOf(applicant))[0]?.status).toBe(status);
    }
    const { data } = await server.api.act(listNotifications, { as: applicant });
    expect(data.map(({ title }) => title)).toEqual([
      'Your application was not successful',
      expect.stringContaining('Your application is approved: '),
    ]);
  });

  it('names a listed position in the reader’s language, and another one as it was written', () => {
    const titleOf = (position: string) =>
      translateTo('hi', applicationNotices.approved(position).title);
    expect(titleOf('Scrims Manager')).toBe('आपका आवेदन मंज़ूर हो गया: स्क्रिम मैनेजर');
    expect(titleOf('toString')).toBe('आपका आवेदन मंज़ूर हो गया: toString');
  });

  it('is never set back to pending', async () => {
    const { _id } = await apply(await newPlayer(server));
    const answer = await server.api.send(calls.changeApplicationStatus, {
      as: admin,
      params: { applicationId: _id },
      body: { status: 'pending' as never },
    });
    expect(answer).toMatchObject(refused('INVALID'));
  });

  it('is counted by its state, narrowed by it, and gone once it is deleted', async () => {
    const list = async (status?: 'pending' | 'approved') =>
      server.api.act(calls.listApplications, { as: admin, body: status ? { status } : {} });
    const { _id } = await apply(await newPlayer(server));
    const before = await list();
    expect(before.data[0]?._id).toBe(_id);
    await decide(_id, 'approved');
    const approved = await list('approved');
    expect(approved.data[0]?._id).toBe(_id);
    expect(approved.counts).toEqual({
      ...before.counts,
      pending: before.counts.pending - 1,
      approved: before.counts.approved + 1,
    });
    expect((await list('pending')).data.map((one) => one._id)).not.toContain(_id);
    const params = { applicationId: _id };
    await server.api.act(calls.deleteApplication, { as: admin, params });
    expect((await list()).counts.all).toBe(before.counts.all - 1);
    expect(await server.api.send(calls.deleteApplication, { as: admin, params })).toMatchObject(
      refused('NOT_FOUND'),
    );
  });

  it('that is approved gets its sender a duty of one event, and no other does', async () => {
    const applicant = await newPlayer(server);
    const { _id } = await apply(applicant);
    const { _id: tournamentId, title } = await openTournament(server);
    const give = (body: { duty: 'host' | 'treasurer'; tournamentId?: string }) =>
      server.api.send(calls.giveApplicantDuty, {
        as: admin,
        params: { applicationId: _id },
        body,
      });
    const own = async () => (await server.api.act(listOwnDuties, { as: applicant })).data;
    expect(await give({ duty: 'host', tournamentId })).toMatchObject(refused('CONFLICT'));
    await decide(_id, 'approved');
    expect(await give({ duty: 'host' })).toMatchObject(refused('INVALID'));
    expect(await give({ duty: 'treasurer', tournamentId })).toMatchObject(refused('NOT_ALLOWED'));
    expect(await own()).toEqual([]);
    const answer = await give({ duty: 'host', tournamentId });
    expect(answer.body.message).toBe(`${applicant.name} is host now and was told.`);
    expect(await own()).toMatchObject([{ tournamentId, title, duties: ['host'] }]);
    const { data } = await server.api.act(listNotifications, { as: applicant });
    expect(data[0]?.title).toBe(`You are host of ${title}`);
  });
});
