import { useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { makePart } from '../../../ui/feedback/part.ts';
import { PartPlace } from '../../../ui/feedback/part-place.tsx';

const ownFirst = makePart(async () => (await import('./own-first.tsx')).OwnFirst);

/**
 * Where a signed-in player's own match stands, above the posters. A page from the server has the place empty: `start.js`
 * keeps it open for whoever had a match when they were here last (`own-first.css`). Elsewhere it is held until it is known.
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
