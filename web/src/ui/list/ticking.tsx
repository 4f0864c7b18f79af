import { useState } from 'react';

/** A number that somebody else may change while one looks: a new one rolls in, the first just stands. */
export function Ticking({ children }: { children: number }) {
  const [first] = useState(children);
  return (
    <span key={children} className={children === first ? '' : 'inline-block animate-tick'}>
      {children}
    </span>
  );
}
