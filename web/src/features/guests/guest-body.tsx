import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { useLiveStandings } from '../standings/standings.data.ts';
import { GuestClaim } from './guest-claim.tsx';
import { GuestMatches } from './guest-matches.tsx';
import { GuestShare } from './guest-share.tsx';
import { GuestSquad } from './guest-squad.tsx';
import type { GuestPageData } from './guests.data.ts';

/** Everything below what is to be done now. */
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
