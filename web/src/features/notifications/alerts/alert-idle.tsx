import { t } from '@lingui/core/macro';
import type { OwnEntry } from '@one-dream/contract/features/entries/entries.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { LandedCrate } from '../../../ui/art/scenes.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { ordinal } from '../../../ui/list/ordinal.ts';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useViews } from '../../../ui/use-is-wide.ts';
import { useOwnEntries } from '../../entries/entries.data.ts';
import { OwnNextMatch } from '../../matches/own-next-match-block.tsx';

/** Entries shown beside the list; the profile shows all. */
const shownEntries = 4;

/** Shown beside the list while nothing is open: unread count, and the team's next entries. */
export function AlertIdle({ unseen }: { unseen: number }) {
  // On a phone it is hidden, and asks for nothing.
  const asksNext = !useViews('md').narrow;
  return (
    <Panel padding="bare">
      <div className="contour-ground chamfer-clip m-px flex items-center gap-5 px-6 py-4">
        <LandedCrate className="w-24 shrink-0" />
        <div>
          <p className="font-display text-title font-medium">{t`Select a notification`}</p>
          <p className="text-small text-quiet">
            {unseen === 0 ? t`You are all caught up.` : t`${unseen} not read yet.`}
          </p>
        </div>
      </div>
      <div className="border-t border-line p-6">
        <Heading level={2} className="mb-4">{t`What is next for you`}</Heading>
        {asksNext ? <Next /> : <NextSkeleton />}
      </div>
    </Panel>
  );
}

function NextSkeleton() {
  return <SkeletonRows label={t`Loading what is next`} rows={['h-40']} />;
}

function Next() {
  const { data: entries, isPending } = useOwnEntries();
  if (isPending) return <NextSkeleton />;
  const shown = (entries ?? []).slice(0, shownEntries);
  return (
    <>
      <div className="[&>section]:mb-4">
        <OwnNextMatch />
      </div>
      {shown.length === 0 ? (
        <>
          <p className="mb-4 text-quiet">{t`Your team is in no tournament yet.`}</p>
          <LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>
        </>
      ) : (
        <ul className="border-t border-line">
          {shown.map((entry) => (
            <li key={entry.entryId} className="border-b border-line">
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Entry({ entry: { tournament, slot, place } }: { entry: OwnEntry }) {
  return (
    <Link
      to={paths.tournament(tournament._id)}
      className="flex min-h-16 items-center gap-3 py-2 lg:gap-4 no-underline transition-colors hover:bg-lifted"
    >
      {tournament.banner && (
        <img
          src={imageUrl(tournament.banner, 160)}
          alt=""
          width={80}
          height={45}
          loading="lazy"
          className="chamfer-clip h-11 w-20 shrink-0 bg-lifted object-cover [--chamfer:8px] max-lg:hidden"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-strong wrap-anywhere">{tournament.title}</span>
        <span className="block text-small text-quiet tabular-nums">
          {tournament.firstMatchAt
            ? `${istDayOf(tournament.firstMatchAt)}, ${istOf(tournament.firstMatchAt)}`
            : translateEnglish(tournament.status)}
        </span>
      </span>
      <span className="shrink-0 text-small text-opened">
        {slot === null
          ? place === null
            ? ''
            : t`${ordinal(place)} on the waitlist`
          : t`Slot ${slot}`}
      </span>
      <ChevronRight size={18} className="shrink-0 text-quiet" />
    </Link>
  );
}
