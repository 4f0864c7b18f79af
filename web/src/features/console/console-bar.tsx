import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconLink } from '../../ui/form/icon-link.tsx';
import { SearchButton } from '../search/search-button-block.tsx';

/** The bar at the top of the console: back link, title, and page-level actions. */
export function ConsoleBar(props: {
  back: { to: string; label: string };
  title: string;
  /** Whether the search fits on a phone, too. */
  isRoomy?: boolean;
  children?: ReactNode;
}) {
  return (
    <header className="sticky top-0 z-20 flex min-h-(--bar-height) flex-wrap items-center gap-x-1 border-b border-line bg-ground pr-3 pl-1 md:pr-5 print:hidden">
      <IconLink to={props.back.to} label={props.back.label} icon={<ArrowLeft size={22} />} />
      <h1 className="line-clamp-2 min-w-0 flex-1 basis-14 font-display text-action/5 font-medium wrap-anywhere md:text-title">
        {props.title}
      </h1>
      <SearchButton place="console" className={props.isRoomy ? undefined : 'max-md:hidden'} />
      {props.children}
    </header>
  );
}
