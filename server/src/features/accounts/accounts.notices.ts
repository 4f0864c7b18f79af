import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';
import { accountNoticeTexts as texts } from './accounts.notices.texts.ts';

export function roleChanged(role: 'admin' | 'user'): WrittenNotice {
  return role === 'admin'
    ? {
        kind: 'becameAdmin',
        title: texts.adminTitle,
        description: texts.admin,
        link: pathTo('admin'),
        about: 'role',
      }
    : {
        kind: 'noLongerAdmin',
        title: texts.noAdminTitle,
        description: texts.noAdmin,
        link: pathTo('home'),
        about: 'role',
      };
}

export const gameIdClaimed: WrittenNotice = {
  kind: 'gameIdClaimed',
  title: texts.idClaimedTitle,
  description: texts.idClaimed,
  link: '/admin/discipline',
};

export function gameIdDoubted(gameId: string): WrittenNotice {
  return {
    kind: 'gameIdDoubted',
    link: pathTo('profile'),
    title: texts.idDoubtedTitle({ gameId }),
    description: texts.idDoubted,
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
    title: isTheirs ? texts.idYoursTitle({ gameId }) : texts.idTheirsTitle({ gameId }),
    description: isTheirs ? texts.idYours({ answer }) : texts.idTheirs({ answer }),
  };
}
