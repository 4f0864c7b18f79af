import { t } from '@lingui/core/macro';
import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { dismissByPress, type Toast, toast, toastStore } from './toast.ts';

/** Once per page, above everything. On a phone in the place of the bar, which nobody reads; at the lower left on a desktop. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  useEffect(() => {
    document.addEventListener('pointerdown', dismissByPress, true);
    return () => document.removeEventListener('pointerdown', dismissByPress, true);
  }, []);
  return (
    <section
      data-toasts
      aria-label={t`Messages`}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-2 top-1 z-60 flex flex-col gap-2 md:inset-x-auto md:top-auto md:bottom-[calc(24px+var(--step-bar-height,0px))] md:left-(--toast-left,24px) md:w-96 md:max-w-[calc(100vw-24px-var(--toast-left,24px))]"
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </section>
  );
}

const plainBox = '[--edge:var(--color-edge)] [--fill:var(--color-lifted)]';

const tones = {
  good: { icon: Check, color: 'text-opened', box: plainBox },
  bad: {
    icon: TriangleAlert,
    color: 'text-closed',
    box: '[--edge:var(--color-closed)] [--fill:#2a1513]',
  },
  plain: { icon: Info, color: 'text-other', box: plainBox },
};

function ToastCard({ toast: { id, tone, text, duration, action } }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const { icon: Icon, color, box } = tones[tone];

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is being read
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`chamfer pointer-events-auto flex items-start gap-3 pl-4 max-md:text-small max-md:leading-tight md:py-1.5 ${box} transition-[opacity,translate] duration-200 starting:-translate-y-2 starting:opacity-0`}
    >
      <Icon size={20} className={`mt-3 shrink-0 ${color}`} />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="wrap-anywhere">{text}</p>
        {action && (
          <button
            type="button"
            onClick={() => {
              toast.dismiss(id);
              action.run();
            }}
            className="-mb-2.5 min-h-11 font-strong underline decoration-flare decoration-2 underline-offset-4 hover:text-flare"
          >
            {action.text}
          </button>
        )}
      </div>
      <IconButton
        label={t`Close message`}
        icon={<X size={20} />}
        className="mr-2"
        onClick={() => toast.dismiss(id)}
      />
    </div>
  );
}
