import { t } from '@lingui/core/macro';
import { ShieldAlert } from 'lucide-react';
import { istLongDateOf } from '../../platform/ist-date.ts';
import { Panel } from '../../ui/list/panel.tsx';

/** Shown to people with a duty but no second factor. */
export function DutyNote({
  safety,
}: {
  safety: { secondFactorBy: string | null; isShutOut: boolean };
}) {
  if (!safety.secondFactorBy) return null;
  return (
    <Panel className="mt-5 flex items-start gap-3">
      <ShieldAlert size={22} className="mt-0.5 shrink-0 text-flare" />
      <p className="max-w-xl">
        {safety.isShutOut
          ? t`Your role needs a second factor. Add a passkey or an authenticator app here, and the back office opens again at once.`
          : t`Your role needs a second factor by ${istLongDateOf(safety.secondFactorBy)}. Add a passkey or an authenticator app here.`}
      </p>
    </Panel>
  );
}
