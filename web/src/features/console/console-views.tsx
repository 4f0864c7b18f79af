import { t } from '@lingui/core/macro';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { ChevronDown } from 'lucide-react';
import { useMatch, useParams } from 'react-router';
import { type ConsolePlace, consolePaths } from '../../app/console-paths.ts';
import { scorerPaths } from '../../app/scorer-paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { Menu } from '../../ui/list/menu.tsx';
import { useServed } from '../duties/served.data.ts';

const views = () =>
  ({
    day: t`Match day`,
    entries: t`Entries`,
    draw: t`Draw`,
    schedule: t`Schedule`,
    event: t`Event`,
  }) as const;
/** Reached from another view, not listed in the bar. */
const innerViews = () =>
  ({
    bring: t`Bring teams`,
  }) as const;
export type View = keyof ReturnType<typeof views> | keyof ReturnType<typeof innerViews>;

/** The view in the address; scorers and casters have no access to the others, and the server refuses them. */
export function viewOf(params: URLSearchParams): View {
  const name = params.get('view');
  const isView =
    name !== null && (Object.hasOwn(views(), name) || Object.hasOwn(innerViews(), name));
  return isView ? (name as View) : 'day';
}

/** The console's views as links: in a row on a desk, behind one button on a phone. */
export function ConsoleViews({ view }: { view: View | undefined }) {
  const { tournamentId = '' } = useParams();
  const { canHost, canScore } = useServed();
  const isScoring = useMatch(scorerPages.scoring.path) !== null;
  if (!canScore) return null;
  const names = canHost
    ? (Object.keys(views()) as (keyof ReturnType<typeof views>)[])
    : (['day'] as const);
  const links = [
    ...names.map((name) => ({
      isCurrent: name === view || (name === 'entries' && view === 'bring'),
      text: views()[name],
      to: consolePaths.tournament(
        tournamentId,
        name === 'day' ? {} : ({ view: name } as ConsolePlace),
      ),
    })),
    { isCurrent: isScoring, text: t`Scoring`, to: scorerPaths.scoring(tournamentId) },
  ];
  const current = links.find(({ isCurrent }) => isCurrent)?.text ?? t`Views`;
  return (
    <>
      <nav aria-label={t`Console`} className="hidden h-full lg:block">
        <ul className="flex h-full">
          {links.map(({ isCurrent, text, to }) => (
            <li key={text}>
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'flex h-full items-center px-4 font-display text-action font-medium tracking-wide no-underline transition-colors hover:text-bright focus-visible:-outline-offset-2',
                  isCurrent ? 'text-bright shadow-[inset_0_-3px_0_currentcolor]' : 'text-quiet',
                )}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="shrink-0 lg:hidden">
        <Menu
          label={t`View: ${current}`}
          trigger={
            <>
              {current}
              <ChevronDown aria-hidden="true" size={18} />
            </>
          }
          triggerClassName="flex min-h-11 items-center gap-1.5 pl-2 font-display text-label font-medium tracking-wide text-bright"
          items={links.map(({ text, to }) => ({ text, to }))}
        />
      </div>
    </>
  );
}
