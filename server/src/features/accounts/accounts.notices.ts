import { pathTo } from '@one-dream/contract/pages.ts';
import type { WrittenNotice } from '../../platform/work/work.ts';

export function roleChanged(role: 'admin' | 'user'): WrittenNotice {
  return role === 'admin'
    ? {
        topic: 'staff',
        type: 'achievement',
        title: 'You are an admin now',
        description: 'The back office is open to you. Sign in again to use it.',
        link: pathTo('admin'),
        about: 'role',
      }
    : {
        topic: 'staff',
        type: 'other',
        title: 'You are no longer an admin',
        description: 'The back office is closed to your account.',
        link: pathTo('home'),
        about: 'role',
      };
}
