import { Check, Minus } from 'lucide-react';
import { entryStateLooks } from './match-state.ts';

/** An entry's state: always as text, with an icon. */
export function StateWord({ state }: { state: string }) {
  const look = entryStateLooks()[state] ?? { text: state, tone: 'neutral' as const };
  const isIn = state === 'checked_in';
  const color = isIn ? 'text-opened' : look.tone === 'red' ? 'text-closed' : 'text-quiet';
  return (
    <span className={`inline-flex items-center gap-1.5 text-small ${color}`}>
      {isIn ? <Check aria-hidden="true" size={18} /> : <Minus aria-hidden="true" size={18} />}
      {look.text}
    </span>
  );
}
