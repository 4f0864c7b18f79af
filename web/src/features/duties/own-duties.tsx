import { t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AnswerOf } from '../../platform/api.ts';
import { consolePaths } from '../../platform/pages/console-paths.ts';
import { paths } from '../../platform/pages/paths.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { Heading } from '../../ui/typography.tsx';

/** Links to the console, for people who run an event; renders nothing otherwise. */
export function OwnDuties({ duties }: { duties: AnswerOf<'/duties/mine'>['data'] }) {
  if (duties.length === 0) return null;
  return (
    <section aria-labelledby="duties-title" className="mb-8">
      <Heading level={2} id="duties-title" className="mb-3">{t`You run`}</Heading>
      <ul className="grid gap-3 md:grid-cols-2">
        {duties.flatMap(linksOf).map(({ to, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="chamfer flex min-h-18 items-center gap-3 py-3 pr-3 pl-4 no-underline hover:[--edge:var(--color-quiet)]"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-display text-title font-medium">{title}</span>
                <span className="block text-small text-quiet">{text}</span>
              </span>
              <ChevronRight size={22} className="shrink-0 text-quiet" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Treasurers work in the ledger, all others in the console. */
function linksOf({ tournamentId, title, duties }: AnswerOf<'/duties/mine'>['data'][number]) {
  const others = duties.filter((duty) => duty !== 'treasurer');
  const console = {
    to: consolePaths.tournament(tournamentId),
    title,
    text: t`You are ${others.map(translateEnglish).join(', ')} · open the console`,
  };
  const ledger = {
    to: paths.ledger(tournamentId),
    title,
    text: t`You are treasurer · open the prize ledger`,
  };
  return [
    ...(others.length > 0 ? [console] : []),
    ...(others.length < duties.length ? [ledger] : []),
  ];
}
