import { seriesForm } from '@one-dream/contract/features/scrims/scrims.ts';
import type { Viewer } from '../../server/src/calls/viewer.ts';
import { grantDuty } from '../../server/src/features/duties/duties.actions.ts';
import { importSheet } from '../../server/src/features/guests/import-sheet.actions.ts';
import { createSeries } from '../../server/src/features/scrims/series.actions.ts';
import { demoAccounts } from '../accounts.ts';
import { channelAt } from '../discord-channels.ts';
import type { PastPlatform } from '../match-days/past-platform.ts';
import { commonRules } from '../tournaments/rulebook.ts';
import { clockOfIndia, nextHalfHour } from './begin-series.ts';

/** A captain's list from a chat, pasted by the evening's host. `demo/tonight.tsv` has more. */
const list = `1. Chinar Chargers – Umar 5310004001, Bilal 5310004002, Tariq 5310004003, Aqib 5310004004
2. Sabarmati Squad – Hardik 5310004011, Jignesh 5310004012, Mitesh 5310004013, Parin 5310004014
3. Deccan Drop – Sujay 5310004021, Nihal 5310004022, Akash 5310004023, Tejas 5310004024
4. रणभूमि 🔥 – Ranveer 5310004031, Gaurav 5310004032, Lakshya 5310004033, Mohit 5310004034
5. Konkan Kings – Swapnil 5310004041, Vedant 5310004042, Omkar 5310004043, Atharva 5310004044
6. Patna Predators – Ankit, Raushan, Nitish, Saurabh`;

/** Creates tonight's scrim of teams without accounts, which the host contacts by link. @returns the series */
export async function importGuests(
  past: PastPlatform,
  { admin, now }: { admin: Viewer; now: Date },
): Promise<{ id: string }> {
  const platform = past.at(now);
  const { data, unchanged } = await createSeries(platform, {
    viewer: admin,
    form: seriesForm.parse({
      tier: 'T3',
      title: 'Open Lobby Scrims',
      firstMatch: clockOfIndia(nextHalfHour(now, 180)),
      openBeforeMin: 1440,
      slots: 24,
      guests: true,
      logChannel: channelAt(14),
      description:
        'Three matches for whoever is in the group tonight. Teams without an account play by the link that their captain has.',
      rules: [...commonRules],
    }),
  });
  const email = demoAccounts.find(({ key }) => key === 'host')?.email ?? '';
  await grantDuty(platform, {
    viewer: admin,
    form: { email, duty: 'host', tournamentId: null, seriesId: data._id, until: null },
  });
  const sheet = { text: list, file: undefined, columns: undefined };
  const accept = list.split('\n').map((_, row) => row);
  for (const { _id: tournamentId } of unchanged.slice(0, 1))
    await importSheet(platform, { viewer: admin, tournamentId, accept, ...sheet });
  return { id: data._id };
}
