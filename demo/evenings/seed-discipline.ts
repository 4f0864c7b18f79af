import type { Viewer } from '../../server/src/calls/viewer.ts';
import { giveBan } from '../../server/src/features/discipline/bans.actions.ts';
import { appealBan } from '../../server/src/features/discipline/own.actions.ts';
import { strikeSubject } from '../../server/src/features/discipline/strikes.actions.ts';
import { listTeamless } from '../demo.queries.ts';
import type { PastPlatform } from '../match-days/past-platform.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Creates a strike, and a one-week ban with an appeal. */
export async function seedDiscipline(
  past: PastPlatform,
  { admin, now }: { admin: Viewer; now: Date },
): Promise<void> {
  const ago = (days: number) => past.at(new Date(now.getTime() - days * dayMs));
  const [banned, warned] = await listTeamless(past.at(now).db, 2);
  if (!banned || !warned) return;
  await strikeSubject(ago(2), {
    viewer: admin,
    form: {
      subject: { kind: 'person', userId: warned.id },
      kind: 'staff_abuse',
      reason: 'Shouted at the host in voice chat, twice.',
    },
  });
  const [ban] = await giveBan(ago(1.5), {
    viewer: admin,
    form: {
      subject: { kind: 'person', userId: banned.id },
      kind: 'ringing',
      scope: 'scrims',
      days: 7,
      reason: 'Another player sat in the room under this game ID on Tuesday.',
    },
  });
  if (!ban) return;
  await appealBan(ago(0.5), {
    viewer: banned,
    banId: ban._id,
    text: 'My cousin borrowed the phone for one match while I was at the door. I have the chat with the host, who said it was fine.',
  });
}
