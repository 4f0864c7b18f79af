import { t } from '@lingui/core/macro';
import { formatRupees } from '@one-dream/contract/rupees.ts';

/** Total prizes paid across tournaments. @param paise more than 0 */
export function PaidOut({ paise }: { paise: number }) {
  return (
    <p className="grow basis-40">
      <span className="block font-display text-headline leading-none font-heavy tabular-nums">
        {formatRupees(String(paise / 100))}
      </span>
      <span className="text-small text-quiet">{t`paid out to teams`}</span>
    </p>
  );
}
