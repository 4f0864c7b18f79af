import { t } from '@lingui/core/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

/** Shown if somebody else has saved the form's subject meanwhile. */
export function LoadNewestButton({ onLoad }: { onLoad: () => Promise<void> }) {
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
