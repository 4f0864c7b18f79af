import type { HomeEvent } from '@one-dream/contract/features/home/home.ts';
import type { Poster } from '@one-dream/contract/features/posters/posters.ts';
import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoSidewaysScroll } from '../../../tests/checks.ts';
import { sayLive } from '../../../tests/no-socket.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { newId, newTeam, newTournament, newUser } from '../../../tests/samples.ts';
import { api } from '../../../tests/stub-api.ts';
import { putOrganisation } from '../../platform/organisation.ts';
import { paths } from '../../platform/pages/paths.ts';
import { queryClient } from '../../platform/query-client.ts';
import { homeBoardQuery } from './board/home-board.data.ts';

const list = '/noauth/poster';
const welcomeHeading = `Welcome to ${defaultOrganisation.name}`;
const banner = page.getByRole('region', { name: 'Featured' });

function poster(button: Poster['button']): Poster {
  return { _id: newId(), image: '', text_one: '', text_two: 'Poster', text: '', button };
}

test('has no banner without posters', async () => {
  api.answers(list, { data: [] });
  await openPage('/');
  await expect.element(page.getByRole('heading', { name: welcomeHeading })).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});

test('has no banner when the posters cannot be loaded', async () => {
  api.refuses(list, { code: 'MALFORMED', message: 'No.' });
  await openPage('/');
  await expect.element(page.getByRole('heading', { name: welcomeHeading })).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});

test('the loading text goes through its dots', async () => {
  api.holds(list);
  await openPage('/');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('status')).toBeVisible();
  const word = main.getByText(/^Loading/).last();
  const seen = await changesOf(word.element(), 5);
  const cycle = ['Loading', 'Loading.', 'Loading..', 'Loading...'];
  const start = cycle.indexOf(seen[0] ?? '');
  expect(seen).toEqual([0, 1, 2, 3, 4].map((step) => cycle[(start + step) % cycle.length]));
});

test('the first step and the posters know who is signed in, and who is in already', async () => {
  const leader = newUser();
  const team = newTeam([leader]);
  const cup = newTournament({
    slots: '1/32',
    reg_teams: [{ _id: team._id, name: team.name, logo: '', slot: 1 }],
  });
  api.answers('/team/get/{userId}', { team, invitelink: { code: 'code' } });
  api.answers('/noauth/tournament', { data: [cup], nextCursor: null });
  api.answers(list, {
    data: [poster({ name: 'Register now', link: paths.tournament(cup._id) })],
  });
  await openPage('/', { as: leader });
  await expect.element(banner.getByRole('link', { name: 'See your slot' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'STEP TO GET INTO TOURNAMENTS' });
  await expect.element(steps.getByText('Done: you are signed up.')).toBeVisible();
  await expect.element(steps.getByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  api.answers(list, { data: [poster({ name: 'Create your account', link: '/register' })] });
  await openPage('/', { as: leader });
  await expect
    .element(banner.getByRole('link', { name: 'Go to your profile' }))
    .toHaveAttribute('href', '/profile');
});

test('the rows of events can be read on the narrowest phone at twice the text size', async () => {
  const event = newTournament({ title: 'Monsoon Cup Championship', prizePool: '125000' });
  const events = [{ ...event, startsAt: '2026-12-30T13:00:00.000Z', tier: null }];
  api.answers(list, { data: [] });
  api.answers('/noauth/home', {
    data: { next: null, events, champions: null, arrivals: [], paidPaise: 0 },
  });
  await openPage('/', { on: 'narrowest' });
  const row = page.getByRole('region', { name: 'On now and next' });
  const name = row.getByText('Monsoon Cup Championship');
  await expect.element(name).toBeVisible();
  const { style } = document.documentElement;
  style.fontSize = '200%';
  onTestFinished(() => void style.removeProperty('font-size'));
  await expectNoSidewaysScroll();
  expect(name.element().getBoundingClientRect().width).toBeGreaterThan(160);
});

test('asks again when it is opened after an event changed', async () => {
  api.answers(list, { data: [] });
  await openPage('/');
  const { queryKey } = homeBoardQuery;
  await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe('success');
  await sayLive('tournament-changed', { _id: newId() });
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('the slots of an event follow live updates, without a request', async () => {
  const event: HomeEvent = {
    ...{ _id: newId(), title: 'Sunday Cup', status: 'OPENED', type: 'SQUAD', tier: null },
    ...{ prizePool: '5000', slots: '3/16', waiting: 0, startsAt: null, startDate: '' },
    ...{ regClosesAt: null, checkinOpensAt: null, checkinClosesAt: null },
  };
  const board = { champions: null, arrivals: [], paidPaise: 0 };
  api.answers(list, { data: [] });
  api.answers('/noauth/home', { data: { ...board, next: event, events: [] } });
  await openPage('/');
  const next = page.getByRole('region', { name: 'Sunday Cup' });
  await expect.element(next.getByText('3/16')).toBeVisible();
  const { slots: _, ...same } = event;
  const tell = (no: number, slots: string) =>
    sayLive('tournament-changed', {
      _id: event._id,
      news: {
        ...{ ...same, slots, facts: { no, details: 1 } },
        ...{ regOpensAt: null, firstMatchAt: null, cancelled: null },
      },
    });
  await tell(8, '15/16');
  await expect.element(next.getByText('1 slot left')).toBeVisible();
  // One that was overtaken on its way.
  await tell(7, '14/16');
  await tell(9, '16/16');
  await expect.element(next.getByText('Full')).toBeVisible();
  expect(api.requests('/noauth/home')).toHaveLength(1);
});

test('a tutorial is a still of our own until someone presses play', async () => {
  putOrganisation({ tutorialVideos: { signUp: 'dQw4w9WgXcQ' } });
  onTestFinished(() => putOrganisation({}));
  api.answers(list, { data: [] });
  await openPage('/');
  const play = page.getByRole('button', { name: /^Play the tutorial/ });
  // A step without a video has its still alone.
  await expect.element(play).toHaveLength(1);
  await expect.element(play).toHaveAccessibleName('Play the tutorial: SIGN UP ON WEBSITE');
  expect(document.querySelector('iframe')).toBeNull();
  await play.click();
  await expect
    .element(page.getByTitle('SIGN UP ON WEBSITE: tutorial video'))
    .toHaveAttribute(
      'src',
      expect.stringMatching(
        /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1/,
      ),
    );
});

/** So many texts that an element has one after the other. */
function changesOf(element: Element, count: number): Promise<string[]> {
  const texts = [element.textContent];
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      texts.push(element.textContent);
      if (texts.length < count) return;
      observer.disconnect();
      resolve(texts);
    });
    observer.observe(element, { characterData: true, childList: true, subtree: true });
  });
}
