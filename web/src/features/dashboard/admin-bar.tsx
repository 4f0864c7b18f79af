import { t } from '@lingui/core/macro';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '../../ui/feedback/drawer.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { SearchButton } from '../search/search-button-block.tsx';
import { AdminNavigation } from './admin-navigation.tsx';
import { HomeLink } from './home-link.tsx';
import { IdentityCard } from './identity-card.tsx';

/** Replaces the sidebar on narrow screens: a bar that toggles a drawer. */
export function AdminBar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="fixed inset-x-0 top-0 z-20 flex h-(--bar-height) items-center gap-3 border-b border-line bg-ground px-4 md:px-6 lg:hidden">
      <div className="min-w-0 flex-1">
        <HomeLink />
      </div>
      <SearchButton place="office" />
      <IconButton
        label={t`Open menu`}
        icon={<Menu size={26} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2 text-bright"
      />
      <Drawer open={isOpen} onOpenChange={setOpen} title={t`Back office`} foot={<IdentityCard />}>
        <div className="-mx-3">
          <AdminNavigation onFollow={() => setOpen(false)} />
        </div>
      </Drawer>
    </header>
  );
}
