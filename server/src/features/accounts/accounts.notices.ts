import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

export function roleChanged(role: 'admin' | 'user'): WrittenNotice {
  return role === 'admin'
    ? {
        kind: 'becameAdmin',
        title: 'You are an admin now',
        description: 'The back office is open to you. Sign in again to use it.',
        link: pathTo('admin'),
        about: 'role',
      }
    : {
        kind: 'noLongerAdmin',
        title: 'You are no longer an admin',
        description: 'The back office is closed to your account.',
        link: pathTo('home'),
        about: 'role',
      };
}

export const gameIdClaimed: WrittenNotice = {
  kind: 'gameIdClaimed',
  title: 'Two players have one game ID',
  description: 'Compare the two accounts under Strikes & bans, Game IDs, and decide.',
  link: '/admin/discipline',
};

export function gameIdDoubted(gameId: string): WrittenNotice {
  return {
    kind: 'gameIdDoubted',
    link: pathTo('profile'),
    title: 'Another player says your game ID is theirs',
    description: `It is about ${gameId}. The staff look at both accounts. If it is yours, you need not do anything; if you mistyped it, correct it in your profile.`,
  };
}

export function gameIdDecided({
  gameId,
  isTheirs,
  answer,
}: {
  gameId: string;
  isTheirs: boolean;
  answer: string;
}): WrittenNotice {
  return {
    kind: 'gameIdDecided',
    link: pathTo('profile'),
    title: isTheirs ? `Game ID ${gameId} is yours` : `Game ID ${gameId} is another player's`,
    description: isTheirs
      ? `The staff looked at both accounts. ${answer}`
      : `The staff looked at both accounts. ${answer} Enter the ID you play with in your profile.`,
  };
}
