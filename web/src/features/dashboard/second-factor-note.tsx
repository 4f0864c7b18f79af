import { t } from '@lingui/core/macro';
import { ShieldAlert } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { istLongDateOf } from '../../platform/ist-date.ts';
import { useSession } from '../../platform/session.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';

/** Shown on every back-office page until a second factor is set up; after the deadline access is blocked. */
export function SecondFactorNote() {
  const { safety } = useSession();
  if (!safety?.secondFactorBy) return null;
  return (
    <div
      role="note"
      aria-label={t`Second factor`}
      className="mb-5 flex flex-wrap items-center gap-x-4 border-l-2 border-flare bg-sunken px-4 py-1"
    >
      <p className="flex items-start gap-3 py-2 text-small">
        <ShieldAlert aria-hidden="true" size={20} className="shrink-0 text-flare" />
        {t`Your role needs a second factor by ${istLongDateOf(safety.secondFactorBy)}. Then the back office waits for it.`}
      </p>
      <TextLink
        to={paths.account('security')}
        className="inline-flex min-h-11 items-center"
      >{t`Set it up`}</TextLink>
    </div>
  );
}
