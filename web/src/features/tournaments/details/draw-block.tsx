import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Draw, Stage } from '@one-dream/contract/features/lobbies/lobbies.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { callApi } from '../../../platform/api.ts';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { readData } from '../../../platform/read-call.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Section } from '../../../ui/list/section.tsx';

/** How the groups were drawn, publicly: seed and rolls, and a reproduction of the draw. */
export function DrawBlock({ tournamentId }: { tournamentId: string }) {
  const { data: stages = [] } = useQuery({
    queryKey: ['draws', tournamentId],
    queryFn: readData('/stages/list/{tournamentId}', { params: { tournamentId } }),
    meta: { showsRefusal: true },
  });
  const drawn = stages.flatMap((stage) => {
    const draw = stage.draws.find(({ publishedAt, seed }) => publishedAt && seed);
    return draw ? [{ stage, draw }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <Section title={t`How it was drawn`}>
      <ul className="flex flex-col gap-4">
        {drawn.map(({ stage, draw }) => (
          <Drawn key={draw._id} stage={stage} draw={draw} />
        ))}
      </ul>
    </Section>
  );
}

function Drawn({ stage, draw }: { stage: Stage; draw: Draw }) {
  const again = useMutation({
    mutationFn: async () =>
      (await callApi('/draws/repeat/{drawId}', { params: { drawId: draw._id } })).data,
  });
  return (
    <li className="border border-line bg-raised p-4">
      <p className="font-strong">{stage.name}</p>
      <p className="mt-1 text-small text-quiet wrap-anywhere">
        <Trans>
          {factsOf(draw).join(' · ')} · seed <code className="text-bright">{draw.seed}</code>
        </Trans>
      </p>
      <Button
        size="small"
        icon={<Dices size={18} />}
        busy={again.isPending}
        busyText={t`Drawing...`}
        onClick={() => again.mutate()}
        className="mt-3"
      >{t`Draw it again yourself`}</Button>
      {again.data && (
        <div role="status" className="mt-4">
          <p className={again.data.isSame ? 'text-opened' : 'text-live'}>
            {again.data.isSame
              ? t`The same groups again: nobody moved a team by hand.`
              : t`Not the groups that are played: a host moved or replaced teams after the draw.`}
          </p>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            {again.data.groups.map(({ letter, teams }) => (
              <div key={letter}>
                {again.data.groups.length > 1 && (
                  <h3 className="font-display text-action font-medium">{t`Group ${letter}`}</h3>
                )}
                <ol className="mt-1 text-small text-quiet">
                  {teams.map(({ _id, name }) => (
                    <li key={_id} className="wrap-anywhere">
                      {name}
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </div>
        </div>
      )}
    </li>
  );
}

function factsOf({ rolls, handMoves, publishedAt }: Draw): string[] {
  return [
    rolls <= 1 ? t`drawn once` : rolls === 2 ? t`drawn twice` : t`drawn ${rolls} times`,
    handMoves === 0 ? t`nobody moved by hand` : t`${handMoves} moved by hand`,
    ...(publishedAt ? [t`published ${istDayOf(publishedAt)}, ${istOf(publishedAt)}`] : []),
  ];
}
