import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HomeBoard } from '@one-dream/contract/features/home/home.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { Link } from 'react-router';
import { paths } from '../../../platform/pages/paths.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { Section } from '../../../ui/list/section.tsx';

/** Teams that just took a slot, as social proof. */
export function Arrivals({ arrivals }: { arrivals: HomeBoard['arrivals'] }) {
  if (arrivals.length === 0) return null;
  return (
    <Section title={t`Just registered`}>
      <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {arrivals.map(({ tournamentId, title, team, slot }) => (
          <li key={`${tournamentId} ${slot}`}>
            <Link
              to={paths.tournamentPart(tournamentId, 'teams')}
              className="flex min-h-14 items-center gap-3 no-underline transition-colors hover:bg-raised"
            >
              <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 128)} size={40} />
              <span className="min-w-0 flex-1 leading-5">
                <span className="block truncate font-strong">{team.name}</span>
                <span className="block truncate text-small text-quiet">{title}</span>
              </span>
              <span className="shrink-0 text-small text-quiet">
                <Trans>
                  Slot{' '}
                  <b className="font-display text-action font-medium text-bright tabular-nums">
                    {slot}
                  </b>
                </Trans>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
