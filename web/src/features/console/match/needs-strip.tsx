import { plural, t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { useState } from 'react';
import { useServed } from '../../duties/served.data.ts';
import { NeedLink, useNeeds } from './needs-list.tsx';

/** The first need and the number of others, on a phone. */
export function NeedsStrip({ matches }: { matches: readonly ConsoleMatch[] }) {
  const { tournament } = useServed();
  const [isOpen, setOpen] = useState(false);
  const needs = useNeeds(matches) ?? [];
  const urgent = needs.filter(({ isUrgent }) => isUrgent);
  const shown = isOpen ? needs : urgent.slice(0, 1);
  if (needs.length === 0) return null;
  const more = needs.length - shown.length;
  return (
    <section aria-label={t`Needs you now`} className="grid gap-2 print:hidden">
      {shown.map((need) => (
        <NeedLink key={need.key} need={need} tournamentId={tournament._id} />
      ))}
      {(more > 0 || isOpen) && needs.length > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 justify-self-start text-small font-strong text-quiet underline underline-offset-4 hover:text-bright"
        >
          {isOpen
            ? t`Show less`
            : plural(more, { one: '# more thing to look at', other: '# more things to look at' })}
        </button>
      )}
    </section>
  );
}
