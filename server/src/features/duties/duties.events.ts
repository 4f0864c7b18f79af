import type { Duty } from '@one-dream/contract/duties.ts';
import * as log from '@one-dream/contract/events/users.ts';
import type { Viewer } from '../../calls/viewer.ts';
import { event, to } from '../../platform/work/domain-events.ts';
import { dutiesTexts } from './duties.texts.ts';

interface Granted {
  viewer: Viewer;
  account: { id: string; name: string };
  duty: Duty;
  title: string;
  tournamentId: string | null;
}

export const dutyGranted = event(
  log.dutyGranted,
  ({ viewer, account, duty, title, tournamentId }: Granted) => ({
    tournamentId,
    subject: `${account.name}, ${title}`,
    notices: [
      to<'dutyGiven'>(account.id === viewer.id ? [] : [account.id], {
        kind: 'dutyGiven',
        title: dutiesTexts.nowServesTitle({ duty: dutiesTexts[duty], event: title }),
        description: dutiesTexts.nowServes,
        link: '/console',
      }),
    ],
  }),
);
