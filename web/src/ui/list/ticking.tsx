import { useState } from 'react';

/** A number that may change while viewed: new values roll in, the first is static. */
export function Ticking({ children }: { children: number }) {
  const [first] = useState(children);
  return (
    <span key={children} className={children === first ? '' : 'inline-block animate-tick'}>
      {children}
    </span>
  );
}
