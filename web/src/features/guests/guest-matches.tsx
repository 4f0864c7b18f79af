import { t } from '@lingui/core/macro';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { Heading } from '../../ui/typography.tsx';
import type { GuestPageData } from './guests.data.ts';

const words = (): Partial<Record<GuestPageData['matches'][number]['state'], string>> => ({
  room_released: t`Room is out`,
  playing: t`Playing`,
  results_in: t`Results come`,
  published: t`Played`,
  final: t`Played`,
  postponed: t`Postponed`,
});

/** Matches with group, time and slot. */
export function GuestMatches({ guest }: { guest: GuestPageData }) {
  return (
    <section aria-label={t`Matches`}>
      <Heading level={2} size="title">{t`Matches`}</Heading>
      {guest.matches.length === 0 ? (
        <p className="mt-2 text-quiet">{t`Your lobby and slot stand here once the host has drawn.`}</p>
      ) : (
        <ul className="mt-2">
          {guest.matches.map((match) => (
            <li
              key={match._id}
              className="flex items-baseline justify-between gap-4 border-b border-line py-2"
            >
              <span className="min-w-0">
                <span className="font-strong">{t`Match ${match.no} · ${match.map}`}</span>
                <span className="block text-small text-quiet">
                  {t`${match.stage}, lobby ${match.group}`}
                  {match.roomSlot !== null && t` · slot ${match.roomSlot}`}
                </span>
              </span>
              <span className="shrink-0 text-right tabular-nums">
                {istOf(match.startsAt)}
                <span className="block text-small text-quiet">
                  {words()[match.state] ?? istDayOf(match.startsAt)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {guest.prizes.length > 0 && (
        <p className="mt-4 border-l-4 border-opened bg-raised px-4 py-3">{t`Won: ${guest.prizes.map(({ amount }) => `₹${amount.toLocaleString('en-IN')}`).join(', ')}. It is paid to who claims this team: sign in and take it over below.`}</p>
      )}
    </section>
  );
}
