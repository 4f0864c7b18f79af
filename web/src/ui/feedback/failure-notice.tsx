import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';

/** Part of a page that failed to load, while the rest works. */
export function FailureNotice(props: {
  children: ReactNode;
  busy?: boolean;
  onRetry: () => void;
  className?: string;
}) {
  return (
    <div role="alert" className={props.className}>
      <div className="flex flex-wrap items-center justify-between gap-3 border-l-4 border-closed bg-raised py-3 pr-3 pl-4">
        <p className="min-w-0 flex-1 basis-60">{props.children}</p>
        <Button size="small" busy={props.busy} onClick={props.onRetry}>{t`Try again`}</Button>
      </div>
    </div>
  );
}
