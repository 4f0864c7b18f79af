import { t } from '@lingui/core/macro';
import { unseenCountCap } from '@one-dream/contract/features/notifications/notifications.values.ts';

/** The red badge on 'Alerts', in the bar and in the drawer. Renders nothing for none. */
export function AlertCount({ count }: { count: number }) {
  if (count <= 0) return null;
  const text = count < unseenCountCap ? `${count}` : `${unseenCountCap - 1}+`;
  return (
    <>
      <span
        aria-hidden="true"
        className="inline-grid h-5 min-w-5 place-items-center bg-closed px-1 text-small leading-none font-heavy tabular-nums text-sunken rounded-hair"
      >
        {text}
      </span>
      <span className="visually-hidden">{t`, ${text} unseen`}</span>
    </>
  );
}
