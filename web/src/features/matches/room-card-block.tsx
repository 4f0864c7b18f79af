import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { istOf } from '../../platform/ist.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { CopyButton } from '../../ui/form/copy-button.tsx';
import type { Room } from './matches.data.ts';

/** Hides a room when its time is over. */
export function useHiding(hiddenAt: string | undefined, onHide: () => void): void {
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (!hiddenAt) return;
    const timer = setTimeout(() => hide(), Math.max(0, Date.parse(hiddenAt) - serverNow()));
    return () => clearTimeout(timer);
  }, [hiddenAt]);
}

/** Room ID and password to copy, watermarked with the viewer's team and slot: a leaked screenshot names its team. */
export function RoomCard({ room }: { room: Room }) {
  return (
    <section
      aria-label={t`Room`}
      className="relative isolate overflow-hidden border-2 border-flare bg-raised"
    >
      <Marks text={[room.team, room.roomSlot && `#${room.roomSlot}`].filter(Boolean).join(' · ')} />
      <div className="px-4 pt-3 pb-4">
        {room.no > 1 && (
          <p className="mb-2 font-strong text-live">{t`New room (${room.no}). The old one does not work any more.`}</p>
        )}
        <dl className="grid gap-3 sm:grid-cols-2">
          <Secret label={t`Room ID`} name={t`room ID`} value={room.roomId} />
          <Secret label={t`Password`} name={t`password`} value={room.password} />
        </dl>
        {room.note && <p className="mt-3 wrap-anywhere">{room.note}</p>}
        {room.roomSlot !== null && (
          <p className="mt-3 text-small text-quiet">{t`Sit in slot ${room.roomSlot}. Hidden from ${istOf(room.hiddenAt)}.`}</p>
        )}
      </div>
    </section>
  );
}

/** @param props.name its label within a sentence */
function Secret({ label, name, value }: { label: string; name: string; value: string }) {
  const failed = t`Your browser could not copy it. Long-press the ${name} and copy it by hand.`;
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd>
        <span className="block font-display text-headline font-heavy tracking-wide tabular-nums wrap-anywhere select-all">
          {value || t`None`}
        </span>
        {value && (
          <CopyButton
            wide
            onCopy={() => copyText(value, { failed })}
            className="mt-1"
          >{t`Copy ${name}`}</CopyButton>
        )}
      </dd>
    </div>
  );
}

const rows = Array.from({ length: 12 }, (_, index) => index);

function Marks({ text }: { text: string }) {
  if (!text) return null;
  const line = Array.from({ length: 8 }, () => text).join('    ');
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 -z-1 size-full select-none"
    >
      <g transform="rotate(-14)" className="font-display text-title" fill="currentColor">
        {rows.map((row) => (
          <text key={row} x={row % 2 ? -90 : -30} y={row * 46 + 30} fillOpacity=".14">
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
