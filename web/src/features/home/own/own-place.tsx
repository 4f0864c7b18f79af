import { useSession } from '../../../platform/session.tsx';
import { OwnFirst } from './own-first.tsx';

/** Place of the signed-in player's own match, above the posters. */
export function OwnPlace() {
  const { user } = useSession();
  return (
    <div id={id} className="own-first">
      {user && <OwnFirst />}
    </div>
  );
}

const id = 'own-first';
