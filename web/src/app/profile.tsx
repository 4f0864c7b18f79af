import { pages } from '@one-dream/contract/pages.ts';
import { useCallback, useState } from 'react';
import { ProfilePage } from '../features/users/profile-page.tsx';
import { OwnMatters } from './own-matters.tsx';
import { metaOf } from './page-meta.ts';

export const meta = metaOf(pages.profile);

/** Combines features on one page that are unaware of each other. */
export default function ProfileScreen() {
  const [isShown, setShown] = useState(false);
  const show = useCallback(() => setShown(true), []);
  return <ProfilePage isHeld={!isShown} team={<OwnMatters onShown={show} />} />;
}
