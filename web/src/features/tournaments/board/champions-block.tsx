import { t } from '@lingui/core/macro';
import type { HomeBoard } from '@one-dream/contract/features/home/home.ts';
import { imageUrl } from '@one-dream/contract/images.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { Link } from 'react-router';
import { paths } from '../../../platform/pages/paths.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';

export function Champions({ champions }: { champions: NonNullable<HomeBoard['champions']> }) {
  const { team, squad, prize } = champions;
  return (
    <Panel as="section" padding="bare" aria-labelledby="champions">
      <Link
        to={paths.tournamentPart(champions.tournamentId, 'results')}
        className="contour-ground chamfer-clip m-px block overflow-hidden p-4 no-underline md:p-6"
      >
        <p className="text-small text-quiet">{t`Champions of ${champions.title}`}</p>
        <div className="mt-3 flex items-center gap-4">
          <Avatar kind="team" name={team.name} src={imageUrl(team.logo, 256)} size={96} />
          <div className="min-w-0">
            <Heading level={2} id="champions" className="wrap-anywhere">
              {team.name}
            </Heading>
            {prize && (
              <p className="mt-1 font-display text-headline leading-none font-heavy text-live tabular-nums">
                {formatRupees(prize)}
              </p>
            )}
          </div>
        </div>
        <ul className="mt-4 flex flex-wrap gap-2">
          {squad.map((name) => (
            <li
              key={name}
              className="border border-line bg-ground px-2 py-0.5 text-small wrap-anywhere"
            >
              {name}
            </li>
          ))}
        </ul>
      </Link>
    </Panel>
  );
}
