import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { hasResult } from '../matches/matches.data.ts';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import type { GuestPageData } from './guests.data.ts';

/** Shares the public page of the team's evening, never the team's own link. */
export function GuestShare({ guest }: { guest: GuestPageData }) {
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
