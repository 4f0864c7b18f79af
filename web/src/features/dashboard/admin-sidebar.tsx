import { t } from '@lingui/core/macro';
import { SearchButton } from '../search/search-button-block.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { HomeLink } from './home-link.tsx';
import { IdentityCard } from './identity-card.tsx';

/** Navigation of the back office on a desktop. */
export function AdminSidebar() {
  return (
    <aside
      aria-label={t`Back office`}
      className="contour-ground fixed inset-y-0 left-0 z-20 hidden w-(--sidebar-width) flex-col overflow-y-auto border-r border-line lg:flex"
    >
      <div className="flex items-center gap-2 pt-5 pr-3 pb-4 pl-5">
        <div className="min-w-0 flex-1">
          <HomeLink />
        </div>
        <SearchButton place="office" />
      </div>
      <div className="flex-1 px-3 py-2">
        <AdminNavigation />
      </div>
      <div className="p-3">
        <IdentityCard />
      </div>
    </aside>
  );
}
