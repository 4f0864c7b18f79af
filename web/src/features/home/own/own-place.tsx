import { useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { makePart } from '../../../ui/feedback/part.ts';
import { PartPlace } from '../../../ui/feedback/part-place.tsx';

const ownFirst = makePart(async () => (await import('./own-first.tsx')).OwnFirst);

/**
 * Place of the signed-in player's own match, above the posters. Empty in a server-rendered page: `start.js` reserves it for
 * visitors who had a match last time (`own-first.css`). On other pages rendering waits until it is known.
 */
export function OwnPlace() {
  const { user } = useSession();
  const [isHeld] = useState(() => typeof document !== 'undefined' && !document.getElementById(id));
  return (
    <div id={id} className="own-first">
      {user && (
        <PartPlace
          part={ownFirst}
          isOptional
          waiting={isHeld && <div className="own-first-held" />}
        >
          {(OwnFirst) => <OwnFirst isHeld={isHeld} />}
        </PartPlace>
      )}
    </div>
  );
}

const id = 'own-first';
