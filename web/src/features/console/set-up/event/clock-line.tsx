import { t } from '@lingui/core/macro';
import type { TournamentPhase } from '@one-dream/contract/features/tournaments/tournaments.phases.ts';
import { useState } from 'react';
import { istDayOf, istOf } from '../../../../platform/ist.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/form/button.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { whenOf } from '../../span.ts';
import { ExtendDialog } from './extend-dialog.tsx';

/** The event's scheduled times in order; an upcoming end can be extended. */
export function ClockLine({ phase, now }: { phase: TournamentPhase; now: number }) {
  const { tournament, can } = useServed();
  const [extended, setExtended] = useState<'registration' | 'check-in'>();
  const { regOpensAt, regClosesAt, checkinOpensAt, checkinClosesAt, firstMatchAt } = tournament;
  const isBefore = (phases: readonly TournamentPhase[]) => phases.includes(phase);
  const moments = [
    { text: t`Registration opens`, at: regOpensAt },
    {
      text: t`Registration closes`,
      at: regClosesAt,
      extend: isBefore(['announced', 'registration']) && ('registration' as const),
    },
    { text: t`Check-in opens`, at: checkinOpensAt },
    {
      text: t`Check-in closes`,
      at: checkinClosesAt,
      extend:
        isBefore(['announced', 'registration', 'closed', 'check-in']) && ('check-in' as const),
    },
    { text: t`First match`, at: firstMatchAt },
  ].filter(({ at }) => at !== null);
  if (moments.length === 0)
    return (
      <p className="text-quiet">
        {t`No times are set: move it on by hand.`}{' '}
        {can.administer
          ? t`Set them under “Edit details and times”.`
          : t`An admin sets them in the tournament’s form.`}
      </p>
    );
  return (
    <>
      <ol className="divide-y divide-line">
        {moments.map(({ text, at, extend }) => {
          const moment = at ?? '';
          const isPast = Date.parse(moment) <= now;
          return (
            <li key={text} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
              <span className={classNames('min-w-0 flex-1 basis-28', isPast && 'text-quiet')}>
                {text}
              </span>
              <span className="text-right tabular-nums">
                <span className="block font-strong">
                  {istDayOf(moment)}, {istOf(moment)}
                </span>
                <span className="block text-small text-quiet">{whenOf(moment, now)}</span>
              </span>
              {extend && !isPast && (
                <Button
                  size="small"
                  aria-label={
                    extend === 'registration' ? t`Extend registration` : t`Extend check-in`
                  }
                  onClick={() => setExtended(extend)}
                >{t`Extend…`}</Button>
              )}
            </li>
          );
        })}
      </ol>
      {extended && <ExtendDialog what={extended} onClose={() => setExtended(undefined)} />}
    </>
  );
}
