import { t } from '@lingui/core/macro';
import { RotateCw, Unplug } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { EmptyState } from './empty-state.tsx';

export type ErrorStateProps = {
  title?: string;
  /** The server's message, or a generic one. */
  message?: ReactNode;
  onRetry?: () => void;
  retryText?: string;
  busy?: boolean;
  /** An alternative to retrying, or an addition. */
  action?: ReactNode;
  className?: string;
};

export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert" className={props.className}>
      <EmptyState
        title={props.title ?? t`This could not be loaded`}
        text={props.message ?? t`Check your connection and try again.`}
        icon={<Unplug size={28} className="text-closed" />}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {props.onRetry && (
              <Button icon={<RotateCw size={18} />} busy={props.busy} onClick={props.onRetry}>
                {props.retryText ?? t`Try again`}
              </Button>
            )}
            {props.action}
          </div>
        }
      />
    </div>
  );
}
