import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** Illustration in place of the ring and icon, if the page has room. */
  scene?: ReactNode;
  /** Next step. */
  action?: ReactNode;
  className?: string;
};

/** Empty state: a ring on the map where something will be. */
export function EmptyState({ title, text, icon, scene, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 px-4 py-12 text-center text-quiet',
        className,
      )}
    >
      {scene ?? (
        <span
          aria-hidden="true"
          className="grid size-20 place-items-center rounded-full border border-dashed border-edge text-quiet"
        >
          {icon ?? <span className="size-2 rotate-45 bg-edge" />}
        </span>
      )}
      <p className="font-display text-title font-medium text-bright">{title}</p>
      {text && <div className="max-w-md text-balance">{text}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
