import { TeamSection } from '../features/teams/team-section.tsx';
import { ProfilePage } from '../features/users/profile-page.tsx';

/** Two features on one page, which neither knows of the other. */
export function ProfileScreen() {
  return <ProfilePage team={<TeamSection />} />;
}
