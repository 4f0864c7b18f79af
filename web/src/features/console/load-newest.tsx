import { isRefusal } from '../../platform/refusal.ts';
import { LoadNewestButton } from '../../ui/form/load-newest-button.tsx';

/**
 * Shown in a dialog that was refused because somebody else changed its subject after it was opened: fills its fields with
 * what holds now. The dialog sends the version that its fields were filled from, never a later one that it got meanwhile.
 */
export function LoadNewest({ error, onLoad }: { error: Error | null; onLoad: () => void }) {
  if (!isRefusal(error) || error.code !== 'STALE') return null;
  return <LoadNewestButton onLoad={async () => onLoad()} />;
}
