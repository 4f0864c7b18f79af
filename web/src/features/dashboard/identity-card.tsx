import { t } from '@lingui/core/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import { LogOut } from 'lucide-react';
import { useSession, useViewer } from '../../platform/session.tsx';
import { Avatar } from '../../ui/art/avatar.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';

/** The signed-in staff member, and sign-out. */
export function IdentityCard() {
  const viewer = useViewer();
  const { signOut } = useSession();
  return (
    <div className="chamfer flex items-center gap-3 p-3">
      <Avatar name={viewer.name} src={imageUrl(viewer.profile, 88)} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-strong">{viewer.name}</p>
        <p className="text-small text-quiet">
          {viewer.role === 'owner' ? t`Super Admin` : t`Admin`}
        </p>
      </div>
      <IconButton
        label={t`Sign out`}
        icon={<LogOut size={20} />}
        onClick={() => void signOut()}
        className="-mr-1.5"
      />
    </div>
  );
}
