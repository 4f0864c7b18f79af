import { t } from '@lingui/core/macro';
import type { Role } from '@one-dream/contract/features/users/users.ts';
import { Crown } from 'lucide-react';
import { Badge, type BadgeTone } from '../../../ui/list/badge.tsx';

const tones: Record<Role, BadgeTone> = { owner: 'red', admin: 'blue', user: 'neutral' };

const words = (): Record<Role, string> => ({
  owner: t`owner`,
  admin: t`admin`,
  user: t`user`,
});

export function RoleBadge({ role }: { role: Role }) {
  return (
    <Badge tone={tones[role]} icon={role === 'owner' && <Crown size={16} className="-mt-0.5" />}>
      {words()[role].toUpperCase()}
    </Badge>
  );
}
