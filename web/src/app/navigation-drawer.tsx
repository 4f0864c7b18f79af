import { t } from '@lingui/core/macro';
import { LogOut, Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../platform/pages/paths.ts';
import { Avatar } from '../ui/art/avatar.tsx';
import { Drawer } from '../ui/feedback/drawer.tsx';
import { Button } from '../ui/form/button.tsx';
import { AlertCount } from './alert-count.tsx';
import { useIsCurrent } from './bar-links.tsx';
import { navigationLinks, ownLinks, playLinks } from './navigation-links.ts';
import type { Viewer } from './viewer.ts';

type NavigationDrawerProps = {
  viewer: Viewer;
  /** Notifications not yet seen, for the red badge. */
  unseenCount: number;
  /** Runs an event. */
  isStaff: boolean;
  onLogout: () => void;
};

/** The bar's links where it has no room for them. */
export function NavigationDrawer(props: NavigationDrawerProps) {
  const { viewer, unseenCount, isStaff, onLogout } = props;
  const more = [...playLinks(), ...ownLinks({ isAdmin: viewer.isAdmin, isStaff })];
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="relative -mr-2 flex size-11 items-center justify-center"
      >
        <Menu size={26} />
        <span className="visually-hidden">{t`MENU`}</span>
        <span className="absolute -top-1.5 right-0">
          <AlertCount count={unseenCount} />
        </span>
      </button>
      <Drawer
        open={isOpen}
        onOpenChange={setOpen}
        title={t`MENU`}
        foot={
          <Button
            wide
            variant="danger"
            icon={<LogOut size={20} />}
            onClick={onLogout}
          >{t`LOGOUT`}</Button>
        }
      >
        <Link to={paths.profile()} onClick={close} className="flex items-center gap-3 no-underline">
          <Avatar name={viewer.name} src={viewer.avatar} size={52} />
          <span className="min-w-0">
            <span className="block truncate font-strong">{viewer.name}</span>
            <span className="block text-small text-quiet">{t`Profile`}</span>
          </span>
        </Link>
        <nav aria-label={t`Main`} className="mt-6">
          <ul>
            {navigationLinks().map((link) => (
              <DrawerLink key={link.to} to={link.to} onFollow={close}>
                {link.text}
                {link.hasBadge && <AlertCount count={unseenCount} />}
              </DrawerLink>
            ))}
            {more.map((link) => (
              <DrawerLink key={link.to} to={link.to} onFollow={close}>
                {link.text}
              </DrawerLink>
            ))}
          </ul>
        </nav>
      </Drawer>
    </>
  );
}

/** A link in the drawer that closes it. */
function DrawerLink(props: { to: string; onFollow: () => void; children: ReactNode }) {
  const isCurrent = useIsCurrent();
  return (
    <li>
      <Link
        to={props.to}
        aria-current={isCurrent(props.to)}
        onClick={props.onFollow}
        className="relative flex min-h-13 items-center justify-between gap-3 border-b border-line font-display text-title font-medium tracking-wide text-quiet no-underline transition-colors hover:text-bright aria-[current=page]:text-bright aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-left-6 aria-[current=page]:before:w-1 aria-[current=page]:before:bg-flare"
      >
        {props.children}
      </Link>
    </li>
  );
}
