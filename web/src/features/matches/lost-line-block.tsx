import { t } from '@lingui/core/macro';
import { istOf } from '../../platform/ist.ts';
import { classNames } from '../../ui/class-names.ts';

type LostLineProps = {
  /** When what is shown was answered. Milliseconds. */
  seenAt: number;
  onRetry: () => void;
  className?: string;
};

/** The connection is lost: the content stays, with its age. */
export function LostLine({ seenAt, onRetry, className }: LostLineProps) {
  const clock = istOf(new Date(seenAt).toISOString());
  return (
    <div
      role="status"
      className={classNames(
        'flex items-center gap-3 border-l-4 border-live bg-raised py-1 pr-1 pl-4 text-small',
        className,
      )}
    >
      <span className="min-w-0 flex-1 py-2">{t`No connection. This is how it was at ${clock}. We keep trying.`}</span>
      <button
        type="button"
        onClick={onRetry}
        className="min-h-11 px-3 font-strong underline"
      >{t`Try now`}</button>
    </div>
  );
}
