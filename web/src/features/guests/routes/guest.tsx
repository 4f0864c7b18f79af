import { t } from '@lingui/core/macro';
import { pages, pathTo } from '@one-dream/contract/pages.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { useDocumentTitle } from '../../../platform/pages/use-document-title.ts';
import { isRefusal, messageOf } from '../../../platform/refusal.ts';
import { useSession } from '../../../platform/session.tsx';
import { translateReason } from '../../../platform/translate-reason.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { OwnStanding } from '../../matches/own-standing-block.tsx';
import { GuestAction } from '../guest-action.tsx';
import { GuestBody } from '../guest-body.tsx';
import { type GuestPageData, useGuest, useGuestUpdates } from '../guests.data.ts';

export const meta = metaOf(pages.guest);

/** A guest team's page, accessed by its link without an account: slot, lobby, times, check-in, room. */
export default function GuestPage() {
  const { link = '' } = useParams();
  const query = useGuest(link);
  const guest = query.isError && isRefusal(query.error) ? undefined : query.data;
  useGuestUpdates({ link, tournamentId: guest?.tournament._id });
  useDocumentTitle(guest ? guest.name : translateText(pages.guest.title));
  useInstallableAs(link);
  if (!guest)
    return (
      <div className="measure py-8">
        <h1 className="visually-hidden">{t`Your team`}</h1>
        {query.isError ? (
          <NotShown
            link={link}
            error={query.error}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <SkeletonRows
            label={t`Loading your team`}
            rows={['h-11 w-64', 'mt-6 h-32', 'mt-4 h-14']}
          />
        )}
      </div>
    );
  return (
    <div className="measure pt-4 pb-10 md:pb-20">
      <Head guest={guest} />
      <GuestAction link={link} guest={guest} />
      <OwnStanding tournamentId={guest.tournament._id} entryId={guest.entryId} />
      <GuestBody link={link} guest={guest} />
    </div>
  );
}

const states = (): Record<GuestPageData['state'], string> => ({
  registered: t`Registered`,
  checked_in: t`Checked in`,
  waitlisted: t`On the waitlist`,
  waitlist_ready: t`On the waitlist, ready`,
  no_show: t`Out: did not check in`,
  withdrawn: t`Withdrawn`,
  disqualified: t`Disqualified`,
  replaced: t`Replaced`,
});

/** Whose page it is, with the slot, or the place on the waitlist. */
function Head({ guest }: { guest: GuestPageData }) {
  const { tournament } = guest;
  return (
    <header className="flex items-center gap-4">
      <Avatar kind="team" name={guest.name} src={guest.logo} size={64} />
      <div className="min-w-0 flex-1">
        <Heading
          level={1}
          size={guest.name.length > 10 ? 'title' : 'headline'}
          className="wrap-anywhere"
        >
          {guest.name}
        </Heading>
        <p className="mt-1 text-lead">{states()[guest.state]}</p>
        <p className="mt-1 text-small text-quiet wrap-anywhere">
          {tournament.title}
          {tournament.firstMatchAt &&
            ` · ${istDayOf(tournament.firstMatchAt)}, ${istOf(tournament.firstMatchAt)}`}
        </p>
        {guest.reason && (
          <p className="mt-1 text-small text-quiet">{translateReason(guest.reason)}</p>
        )}
        {tournament.cancelled && (
          <p className="mt-1 font-strong text-closed">{t`Called off. ${tournament.cancelled.reason}`}</p>
        )}
      </div>
      {guest.slot !== null && <BigNumber label={t`Slot`} number={guest.slot} />}
      {guest.place !== null && <BigNumber label={t`Place`} number={guest.place} />}
    </header>
  );
}

function BigNumber({ label, number }: { label: string; number: number }) {
  return (
    <p className="shrink-0 self-start border-l-4 border-flare bg-raised px-4 py-2 text-center">
      <span className="block text-small text-quiet">{label}</span>
      <span className="block font-display text-poster leading-none font-heavy tabular-nums">
        {number}
      </span>
    </p>
  );
}

/** Makes a home screen shortcut open this page. */
function useInstallableAs(link: string): void {
  useEffect(() => {
    const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const before = manifest?.getAttribute('href');
    if (!manifest || !before) return;
    manifest.setAttribute(
      'href',
      `${before}?start=${encodeURIComponent(pathTo('guest', { link }))}`,
    );
    return () => manifest.setAttribute('href', before);
  }, [link]);
}

function NotShown(props: { link: string; error: Error; busy: boolean; onRetry: () => void }) {
  const { user } = useSession();
  const code = isRefusal(props.error) ? props.error.code : undefined;
  if (code === 'ALREADY_CLAIMED')
    return (
      <ErrorState
        title={t`This team has an account now`}
        message={messageOf(props.error)}
        action={
          user ? (
            <LinkButton to={paths.profile()}>{t`Open my team`}</LinkButton>
          ) : (
            <LinkButton variant="main" to={paths.login()}>{t`Sign in`}</LinkButton>
          )
        }
      />
    );
  if (code === 'LINK_INVALID')
    return (
      <ErrorState
        title={t`This link does not work`}
        message={messageOf(props.error)}
        action={<LinkButton to={paths.tournaments()}>{t`See the tournaments`}</LinkButton>}
      />
    );
  return <ErrorState message={messageOf(props.error)} busy={props.busy} onRetry={props.onRetry} />;
}
