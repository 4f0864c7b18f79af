import { ChevronDown } from 'lucide-react';
import { NavLink, useParams } from 'react-router';
import { type ConsolePlace, consolePaths } from '../../app/console-paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Menu } from '../../ui/menu.tsx';
import { useServed } from './served.ts';

const views = {
  day: 'Match day',
  entries: 'Entries',
  draw: 'Draw',
  schedule: 'Schedule',
  event: 'Event',
} as const;
export type View = keyof typeof views;

/** What the address opens; scorers and casters have no business in the others, and the server says so. */
export function viewOf(params: URLSearchParams): View {
  const name = params.get('view');
  return name !== null && Object.hasOwn(views, name) ? (name as View) : 'day';
}

/** The views of the console, as links: in a row on a desk, behind one button on a phone. */
export function ConsoleViews({ view }: { view: View }) {
  const { tournamentId = '' } = useParams();
  const { canHost } = useServed();
  if (!canHost) return null;
  const links = (Object.keys(views) as View[]).map((name) => ({
    name,
    text: views[name],
    to: consolePaths.tournament(
      tournamentId,
      name === 'day' ? {} : ({ view: name } as ConsolePlace),
    ),
  }));
  return (
    <>
      <nav aria-label="Console" className="hidden h-full lg:block">
        <ul className="flex h-full">
          {links.map(({ name, text, to }) => (
            <li key={name}>
              <NavLink
                to={to}
                aria-current={name === view ? 'page' : undefined}
                className={classNames(
                  'flex h-full items-center px-4 font-display text-action font-medium tracking-wide no-underline transition-colors hover:text-bright focus-visible:-outline-offset-2',
                  name === view ? 'text-bright shadow-[inset_0_-3px_0_currentcolor]' : 'text-quiet',
                )}
              >
                {text}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="shrink-0 lg:hidden">
        <Menu
          label={`View: ${views[view]}`}
          trigger={
            <>
              {views[view]}
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
