import { t } from '@lingui/core/macro';
import { pathTo } from '@one-dream/contract/pages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { hasResult } from '../matches/matches.data.ts';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import { useLiveStandings } from '../standings/standings.data.ts';
import { GuestSquad } from './guest-squad.tsx';
import { type GuestPageData, useClaim } from './guests.data.ts';

/** Everything below the current action. */
export function GuestBody({ link, guest }: { link: string; guest: GuestPageData }) {
  useLiveStandings(guest.tournament._id);
  return (
    <>
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <GuestMatches guest={guest} />
        <GuestSquad link={link} guest={guest} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton
          to={paths.tournamentPart(guest.tournament._id, 'rules')}
        >{t`Read the rules`}</LinkButton>
        <LinkButton to={paths.standings(guest.tournament._id)}>{t`Standings`}</LinkButton>
        <GuestShare guest={guest} />
      </div>
      <GuestClaim link={link} guest={guest} />
    </>
  );
}

const words = (): Partial<Record<GuestPageData['matches'][number]['state'], string>> => ({
  room_released: t`Room is out`,
  playing: t`Playing`,
  results_in: t`Results soon`,
  published: t`Played`,
  final: t`Played`,
  postponed: t`Postponed`,
});

function GuestMatches({ guest }: { guest: GuestPageData }) {
  return (
    <section aria-label={t`Matches`}>
      <Heading level={2} size="title">{t`Matches`}</Heading>
      {guest.matches.length === 0 ? (
        <p className="mt-2 text-quiet">{t`Your lobby and slot appear here once the host has drawn the lobbies.`}</p>
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
        <p className="mt-4 border-l-4 border-opened bg-raised px-4 py-3">{t`Won: ${guest.prizes.map(({ amount }) => `₹${amount.toLocaleString('en-IN')}`).join(', ')}. It is paid to whoever claims this team: sign in and take it over below.`}</p>
      )}
    </section>
  );
}

/** Shares the public page of the team's evening, never the team's own link. */
function GuestShare({ guest }: { guest: GuestPageData }) {
  const { tournament, matches, name } = guest;
  const played = matches.findLast(hasResult);
  const listed = matches.find((match) => !hasResult(match)) ?? played;
  if (!listed) return null;
  return (
    <ShareButtonBlock
      words={`${name} · ${tournament.title}`}
      path={played ? paths.standings(tournament._id) : paths.match(listed._id)}
      pictures={[
        ...(played
          ? ([
              { view: 'standings', id: tournament._id, label: t`Standings` },
              { view: 'match', id: played._id, label: t`Result of match ${played.no}` },
            ] as const)
          : []),
        { view: 'slots', id: listed._id, label: t`Slot list of match ${listed.no}` },
      ]}
    />
  );
}

/** Claims the team for an account, with its results, prizes and sanctions. */
function GuestClaim({ link, guest }: { link: string; guest: GuestPageData }) {
  const { user } = useSession();
  const claim = useClaim(link);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const isTaken = isRefusal(claim.error) && claim.error.code === 'TEAM_NAME_TAKEN';
  return (
    <section aria-label={t`Your own team`} className="mt-10 border-t border-line pt-6">
      <Heading level={2} size="title">{t`Is this your team?`}</Heading>
      <p className="mt-2 max-w-prose text-quiet">{t`Sign in and take ${guest.name} over: its results and prizes come along, your players join by an invite, and next time you register yourself.`}</p>
      {isTaken && (
        <TextField
          className="mt-4 max-w-md"
          label={t`Another name for your team`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <FormError>{claim.error && messageOf(claim.error)}</FormError>
      {guest.claim === 'waits' ? (
        <p
          role="status"
          className="mt-4 border-l-4 border-live bg-raised px-4 py-3"
        >{t`Your claim waits for the host, as a prize of this team is due.`}</p>
      ) : guest.claim === 'refused' ? (
        <p className="mt-4 text-quiet">{t`Your host said no to your claim.`}</p>
      ) : user ? (
        <Button
          className="mt-4"
          busy={claim.isPending}
          onClick={() =>
            claim.mutate(isTaken ? name : undefined, {
              onSuccess: ({ data }) => {
                if (data) void navigate(paths.profile());
              },
            })
          }
        >{t`Claim this team`}</Button>
      ) : (
        <LinkButton
          className="mt-4"
          to={paths.login(pathTo('guest', { link }))}
        >{t`Sign in to claim it`}</LinkButton>
      )}
    </section>
  );
}
