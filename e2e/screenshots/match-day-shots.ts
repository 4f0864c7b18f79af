import { callAs } from '../support/match-days.ts';
import type { Scene } from './scene.ts';
import type { Shot } from './shot.ts';

const consoleOf = (query: string) => (scene: Scene) =>
  `/console/${scene.tonight.tournamentId}${query}`;

const ofDay = (query: string) => (scene: Scene) =>
  `/console/${scene.day.tournament._id}${query ? `?${query}` : ''}`;

const asHost = (scene: Scene) => scene.day.host;

const openRoom = (scene: Scene) => {
  const matchId = scene.dayMatches[0]?._id ?? '';
  const call = (path: string, body: object = {}) =>
    callAs(scene.server, scene.day.host, { path: `/matches/${path}/${matchId}`, body });
  return call('room/save', { roomId: '4471023', password: 'drop42' }).then(() =>
    call('room/release'),
  );
};

/** The organiser's console in the order of an evening, and the match page of a player. */
export const matchDayShots: Shot[] = [
  { name: 'console-list', path: '/console', as: 'host' },
  { name: 'console-tonight', path: consoleOf(''), as: 'host', shows: /^Grand Final/ },
  {
    name: 'console-tonight-entries',
    path: consoleOf('?view=entries'),
    as: 'host',
    shows: /^With a slot/,
  },
  { name: 'console-tonight-draw', path: consoleOf('?view=draw'), as: 'host' },
  {
    name: 'console-tonight-schedule',
    path: consoleOf('?view=schedule'),
    as: 'host',
    shows: /^Grand Final/,
  },
  { name: 'console-tonight-event', path: consoleOf('?view=event'), as: 'host' },
  { name: 'console-refused', path: consoleOf(''), as: 'player' },
  { name: 'console-fresh', path: (scene) => `/console/${scene.fresh._id}`, as: 'admin' },
  {
    name: 'console-fresh-draw',
    path: (scene) => `/console/${scene.fresh._id}?view=draw`,
    as: 'admin',
  },
  {
    name: 'console-fresh-stage',
    path: (scene) => `/console/${scene.fresh._id}?view=draw`,
    as: 'admin',
    act: (page) => page.getByRole('button', { name: 'Make a stage' }).click(),
    isOnScreenOnly: true,
  },
  { name: 'console-check-in', path: ofDay(''), as: asHost },
  { name: 'console-slots', path: ofDay('step=slots'), as: asHost, sizes: ['phone'] },
  { name: 'console-room', path: ofDay('step=room'), as: asHost, sizes: ['phone'] },
  {
    name: 'console-move',
    path: ofDay(''),
    as: asHost,
    act: async (page) => {
      await page.getByRole('button', { name: 'More about Match 1' }).click();
      await page.getByRole('button', { name: 'Move start…' }).click();
    },
    isOnScreenOnly: true,
  },
  {
    name: 'console-room-open',
    path: ofDay('step=room'),
    as: asHost,
    before: (_page, scene) => openRoom(scene),
    sizes: ['phone'],
  },
  { name: 'console-start', path: ofDay('step=start'), as: asHost, sizes: ['phone'] },
  {
    name: 'match-room',
    path: (scene) => `/match/${scene.dayMatches[0]?._id}`,
    as: (scene) => scene.day.squads[0]?.leader ?? scene.day.host,
    act: (page) => page.getByRole('button', { name: 'Show room' }).click(),
    shows: '4471023',
  },
  {
    name: 'match-later',
    path: (scene) => `/match/${scene.dayMatches[1]?._id}`,
    as: (scene) => scene.day.squads[0]?.leader ?? scene.day.host,
  },
];
