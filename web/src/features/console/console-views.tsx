import { t } from '@lingui/core/macro';
import { scorerPages } from '@one-dream/contract/pages.scorers.ts';
import { ChevronDown } from 'lucide-react';
import { Link, useMatch, useParams } from 'react-router';
import { consolePaths, type consoleSearch } from '../../platform/pages/console-paths.ts';
import { scorerPaths } from '../../platform/pages/scorer-paths.ts';
import type { SearchOf } from '../../platform/pages/search-params.ts';
import { classNames } from '../../ui/class-names.ts';
import { LinkTabs } from '../../ui/list/link-tabs.tsx';
import { Menu } from '../../ui/list/menu.tsx';
import { useServed } from '../duties/served.data.ts';

const views = () =>
  ({
    day: t`Match day`,
    entries: t`Entries`,
    draw: t`Draw`,
  }) as const;
/** Tabs behind one entry of the bar, with the page of scoring. */
const settings = () =>
  ({
    event: t`Event`,
    schedule: t`Schedule`,
  }) as const;
type Views = ReturnType<typeof views>;
type Settings = ReturnType<typeof settings>;
type View = SearchOf<typeof consoleSearch>['view'];

/** The console's views as links: in a row on a desktop, behind one button on a phone. */
export function ConsoleViews({ view }: { view: View | undefined }) {
  const { tournamentId = '' } = useParams();
  const { canHost, canScore } = useServed();
  const tabs = useSettings(view);
  if (!canScore) return null;
  const names = canHost ? (Object.keys(views()) as (keyof Views)[]) : (['day'] as const);
  const links = [
    ...names.map((name) => ({
      isCurrent: name === view || (name === 'entries' && view === 'bring'),
      text: views()[name],
      to: consolePaths.tournament(tournamentId, { view: name }),
    })),
    ...tabs.slice(0, 1).map(({ text, to }) => ({
      isCurrent: tabs.some(({ isCurrent }) => isCurrent),
      text: canHost ? t`Settings` : text,
      to,
    })),
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
              <ChevronDown size={18} />
            </>
          }
          triggerClassName="flex min-h-11 items-center gap-1.5 pl-2 font-display text-label font-medium tracking-wide text-bright"
          items={links.map(({ text, to }) => ({ text, to }))}
        />
      </div>
    </>
  );
}

/** Settings of the whole event, each at its own address; scorers see only the scoring. */
function useSettings(view: View | undefined) {
  const { tournamentId = '' } = useParams();
  const { canHost } = useServed();
  const isScoring = useMatch(scorerPages.scoring.path) !== null;
  const names = canHost ? (Object.keys(settings()) as (keyof Settings)[]) : [];
  return [
    ...names.map((name) => ({
      isCurrent: name === view,
      text: settings()[name] as string,
      to: consolePaths.tournament(tournamentId, { view: name }),
    })),
    { isCurrent: isScoring, text: t`Scoring`, to: scorerPaths.scoring(tournamentId) },
  ];
}

export function SettingsTabs({ view }: { view: View | undefined }) {
  const tabs = useSettings(view);
  const current = tabs.find(({ isCurrent }) => isCurrent);
  if (tabs.length === 1 || !current) return null;
  return (
    <div className="measure pt-2">
      <LinkTabs label={t`Settings`} at={current.to} tabs={tabs} />
    </div>
  );
}
