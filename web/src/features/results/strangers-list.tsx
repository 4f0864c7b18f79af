import { t } from '@lingui/core/macro';
import { strangersMax } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../platform/failure-of.ts';
import { consolePaths } from '../../platform/pages/console-paths.ts';
import { scorerPaths } from '../../platform/pages/scorer-paths.ts';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { strangersOf } from '../discipline/discipline.data.ts';
import { useServed } from '../duties/served.data.ts';
import type { Entry } from './use-entry.ts';

/** Players who are not in their team's squad, with a host's possible actions. Nothing happens automatically. */
export function StrangersList({ entry }: { entry: Entry }) {
  const { match, matchId, rows } = entry;
  const strangers = rows.flatMap(({ entryId, strangers: own = [] }) =>
    own.map((one) => ({ entryId, ...one })),
  );
  const query = useQuery(strangersOf(matchId, strangers.slice(0, strangersMax)));
  if (strangers.length === 0) return null;
  const names = new Map(match.teams.map(({ entryId, name }) => [entryId, name]));
  return (
    <section aria-label={t`Not in the squad`} className="border border-live p-3">
      <Heading level={3} size="title">
        {t`Not in the squad`}
      </Heading>
      {query.data ? (
        <ul className="mt-2 flex flex-col gap-3">
          {strangers.map(({ entryId, name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            <li key={at} className="text-small">
              <p className="wrap-anywhere">
                <strong>{t`${name || t`Somebody`} played for ${names.get(entryId) ?? ''}.`}</strong>{' '}
                {describe(query.data[at])}
              </p>
              <Ways
                entryId={entryId}
                isPublished={match.published !== null}
                name={name}
                text={t`${name || t`Somebody`} played without being in the squad.`}
              />
            </li>
          ))}
        </ul>
      ) : (
        <Waiting
          {...waitOf(query)}
          title={t`These players could not be looked up`}
          label={t`Looking up these players`}
          rows={['h-10']}
        />
      )}
    </section>
  );
}

type Known = {
  of: { team: string; inGameName: string } | null;
  banned: string | null;
  isExact: boolean;
};

function describe(known: Known | undefined): string {
  if (!known) return '';
  const { of, banned, isExact } = known;
  return [
    banned !== null &&
      (isExact
        ? t`It is ${banned}, who is banned.`
        : t`It may be ${banned}, who is banned: look at the recording, a name alone proves nothing.`),
    of !== null &&
      (isExact
        ? t`It is ${of.inGameName}, who is registered with ${of.team}.`
        : t`${of.inGameName} is registered with ${of.team}.`),
    banned === null && of === null && t`Nobody here is known by that name.`,
  ]
    .filter((one) => one !== false)
    .join(' ');
}

/** Links to the actions, with the known values filled in. */
function Ways(props: { entryId: string; isPublished: boolean; name: string; text: string }) {
  const { entryId, isPublished, name, text } = props;
  const { tournament, canHost } = useServed();
  const toEntry = (act: 'swap' | 'strike') =>
    consolePaths.tournament(tournament._id, {
      view: 'entries',
      entry: entryId,
      act,
      player: name,
      reason: text,
    });
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {canHost && (
        <>
          <TextLink to={toEntry('swap')}>{t`Record a swap`}</TextLink>
          <TextLink to={toEntry('strike')}>{t`Give a strike`}</TextLink>
        </>
      )}
      {isPublished ? (
        <TextLink to={scorerPaths.disputes(tournament._id)}>{t`Disputes`}</TextLink>
      ) : (
        <span className="text-quiet">{t`Once it is published, teams can dispute it.`}</span>
      )}
    </p>
  );
}
