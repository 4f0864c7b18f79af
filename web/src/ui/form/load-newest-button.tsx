import { t } from '@lingui/core/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

/**
 * Shown in a form that was refused because somebody else has saved its subject since it was opened: fills the fields from the
 * newest version. A form sends the version that its fields were filled from, never a later one that the page got meanwhile.
 */
export function LoadNewestButton({ onLoad }: { onLoad: () => unknown }) {
  const [isLoading, setLoading] = useState(false);
  async function load(): Promise<void> {
    setLoading(true);
    try {
      await onLoad();
    } finally {
      setLoading(false);
    }
  }
  return (
    <Button
      icon={<RefreshCw size={18} />}
      busy={isLoading}
      busyText={t`Loading...`}
      className="mr-auto max-sm:w-full"
      onClick={() => void load()}
    >{t`Load the newest version`}</Button>
  );
}
