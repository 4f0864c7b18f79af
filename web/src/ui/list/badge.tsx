import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'neutral' | 'flare' | 'green' | 'red' | 'yellow' | 'blue';

const tones: Record<BadgeTone, string> = {
  neutral: 'text-quiet border-edge',
  flare: 'text-flare border-flare',
  green: 'text-opened border-opened',
  red: 'text-closed border-closed',
  yellow: 'text-live border-live',
  blue: 'text-other border-other',
};

export function Badge(props: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 border bg-ground/85 px-2.5 rounded-hair',
        'font-display text-label font-medium tracking-[0.06em]',
        tones[props.tone ?? 'neutral'],
      )}
    >
      {props.icon}
      {props.children}
    </span>
  );
}

const statusTones: Record<string, BadgeTone> = { OPENED: 'green', CLOSED: 'red', LIVE: 'yellow' };

/** A tournament's status: always as text, or as `says`, plus its colour; LIVE is animated. */
export function StatusBadge({ status, says = status }: { status: string; says?: string }) {
  if (status === 'LIVE') {
    return (
      <span className="inline-flex min-h-7 items-stretch overflow-hidden bg-live rounded-hair">
        <span aria-hidden="true" className="hazard w-6 animate-hazard" />
        <span className="px-2.5 font-display text-label/7 font-heavy tracking-[0.06em] text-flare-ink">
          {says}
        </span>
      </span>
    );
  }
  return (
    <Badge
      tone={statusTones[status] ?? 'blue'}
      icon={<span aria-hidden="true" className="size-2 rotate-45 bg-current" />}
    >
      {says}
    </Badge>
  );
}

/** Text colour of a status within a line. */
export function statusTextColor(status: string): string {
  const colors: Record<string, string> = {
    OPENED: 'text-opened',
    CLOSED: 'text-closed',
    LIVE: 'text-live',
  };
  return colors[status] ?? 'text-other';
}
