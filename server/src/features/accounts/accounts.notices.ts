import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import { defineNotices } from '../../platform/work/define-notices.ts';

export const roleNotices = defineNotices(
  'accountNotices',
  {
    admin: {
      kind: 'becameAdmin',
      link: pathTo('admin'),
      title: 'You are an admin now',
      description: 'The back office is open to you. Sign in again to use it.',
    },
    noAdmin: {
      kind: 'noLongerAdmin',
      title: 'You are no longer an admin',
      description: 'The back office is closed to your account.',
    },
  },
  (_role: 'admin' | 'user') => ({ values: {}, link: pathTo('home'), about: 'role' }),
);

export const gameIdNotices = defineNotices(
  'accountNotices',
  {
    idClaimed: {
      kind: 'gameIdClaimed',
      link: adminPages.discipline.path,
      title: 'Two players have one game ID',
      description: 'Compare the two accounts under Strikes & bans, Game IDs, and decide.',
    },
    idDoubted: {
      kind: 'gameIdDoubted',
      title: 'Another player says your game ID is theirs: {gameId}',
      description:
        'The staff look at both accounts. If it is yours, you need not do anything; if you mistyped it, correct it in your profile.',
    },
    idYours: {
      kind: 'gameIdDecided',
      title: 'Game ID {gameId} is yours',
      description: 'The staff looked at both accounts. {answer}',
    },
    idTheirs: {
      kind: 'gameIdDecided',
      title: "Game ID {gameId} is another player's",
      description:
        'The staff looked at both accounts. {answer} Enter the ID you play with in your profile.',
    },
  },
  (gameId: string) => ({ values: { gameId }, link: pathTo('profile') }),
);
