import { t } from '@lingui/core/macro';
import type { Match } from '@one-dream/contract/features/matches/matches.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { waitOf } from '../../../../platform/failure-of.ts';
import { clockOf } from '../../../../platform/ist.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Waiting } from '../../../../ui/list/waiting.tsx';
import { revealsOf } from '../../console.data.ts';

export function RoomReveals({ match }: { match: Match }) {
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(revealsOf({ tournamentId: match.tournamentId, matchId: match._id }));
  if (!query.data)
    return (
      <Waiting {...waitOf(query)}>
        <Skeleton className="mt-4 h-11" />
      </Waiting>
    );
  const { opened, players, rooms } = query.data;
  return (
    <div className="mt-4 border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 font-strong tabular-nums underline decoration-edge underline-offset-4 hover:decoration-current"
      >
        {t`${opened} of ${players} players have opened it`}
      </button>
      {isOpen &&
        rooms
          .filter(({ looks }) => looks.length > 0)
          .map((room) => (
            <div key={room.no} className="mt-2">
              <p className="text-small text-quiet">
                {room.replacedAt ? (
                  <>
                    <s>{t`Room ${room.no}`}</s>
                    {t`, replaced at ${clockOf(room.replacedAt)} IST`}
                  </>
                ) : (
                  t`Room ${room.no}`
                )}
              </p>
              <ul className="mt-1 grid gap-x-6 text-small md:grid-cols-2">
                {room.looks.map((look) => (
                  <li
                    key={`${look.name}-${look.at}`}
                    className="flex justify-between gap-3 border-b border-line py-1.5"
                  >
                    <span className="min-w-0 truncate">
                      {look.name}
                      <span className="text-quiet">
                        {' '}
                        · {look.team ?? t`crew`}
                        {look.device && ` · ${look.device}`}
                      </span>
                    </span>
                    <span className="shrink-0 tabular-nums text-quiet">
                      {look.via === 'discord' && t`Discord · `}
                      {clockOf(look.at)}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
    </div>
  );
}
