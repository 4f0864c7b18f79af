import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { istOf } from '../../platform/ist.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { Button } from '../../ui/form/button.tsx';
import type { Room } from './matches.data.ts';

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
          <Secret label={t`Room ID`} value={room.roomId} />
          <Secret label={t`Password`} value={room.password} />
        </dl>
        {room.note && <p className="mt-3 wrap-anywhere">{room.note}</p>}
        {room.roomSlot !== null && (
          <p className="mt-3 text-small text-quiet">{t`Sit in slot ${room.roomSlot}. Hidden from ${istOf(room.hiddenAt)}.`}</p>
        )}
      </div>
    </section>
  );
}

function Secret({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false);
  const name = label === 'Room ID' ? t`room ID` : 'password';
  async function copy() {
    const failed = t`Your browser could not copy it. Long-press the ${name} and copy it by hand.`;
    if (await copyText(value, { failed })) setCopied(true);
  }
  return (
    <div className="min-w-0">
      <dt className="text-small text-quiet">{label}</dt>
      <dd>
        <span className="block font-display text-headline font-heavy tracking-wide tabular-nums wrap-anywhere select-all">
          {value || t`None`}
        </span>
        {value && (
          <Button
            wide
            icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
            onClick={() => void copy()}
            className="mt-1"
          >
            <span aria-live="polite">{isCopied ? t`Copied` : t`Copy ${name}`}</span>
          </Button>
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
