import { to, unlogged } from '../../platform/work/domain-events.ts';
import { siteNotices } from './site.notices.ts';

type Owners = { owners: readonly string[] };

export const newerVersionFound = unlogged(
  ({ owners, release }: Owners & { release: Parameters<typeof siteNotices.newerVersion>[0] }) => ({
    notices: [to(owners, siteNotices.newerVersion(release))],
  }),
);

/** The newest backup is too old. */
export const backupLate = unlogged(({ owners, days }: Owners & { days: number }) => ({
  notices: [to(owners, siteNotices.backupLate({ days }))],
}));
