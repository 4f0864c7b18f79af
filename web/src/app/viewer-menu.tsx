import { t } from '@lingui/core/macro';
import { ChevronDown, ChevronRight, LogOut, UserRound } from 'lucide-react';
import { paths } from '../platform/pages/paths.ts';
import { Avatar } from '../ui/art/avatar.tsx';
import { Menu } from '../ui/list/menu.tsx';
import { ownLinks, playLinks } from './navigation-links.ts';
import type { Viewer } from './viewer.ts';

/** The avatar menu: the account, links to the profile, and sign-out. */
export function ViewerMenu(props: { viewer: Viewer; isStaff: boolean; onLogout: () => void }) {
  const { viewer, isStaff, onLogout } = props;
  const links = [...ownLinks({ isAdmin: viewer.isAdmin, isStaff }), ...playLinks()];
  return (
    <Menu
      trigger={
        <>
          <Avatar name={viewer.name} src={viewer.avatar} size={36} />
          <span className="truncate text-bright @max-wide-bar:visually-hidden @wide-bar:max-w-[128px]">
            {viewer.name}
          </span>
          <ChevronDown size={18} className="shrink-0" />
        </>
      }
      triggerClassName="flex min-h-11 items-center gap-2.5 text-quiet transition-colors hover:text-bright"
      head={<span className="block truncate font-strong">{viewer.name}</span>}
      items={[
        { text: t`Profile`, to: paths.profile(), icon: <UserRound size={20} /> },
        ...links.map(({ text, to }) => ({ text, to, icon: <ChevronRight size={20} /> })),
        { text: t`LOGOUT`, onSelect: onLogout, icon: <LogOut size={20} />, danger: true },
      ]}
    />
  );
}
