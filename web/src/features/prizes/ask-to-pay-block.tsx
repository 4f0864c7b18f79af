import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { Button } from '../../ui/form/button.tsx';
import { ledgerOf, useAskForPayment } from './prizes.data.ts';

/** For an admin who may not pay: asks those who may, once, where a prize was announced or written. */
export function AskToPay({ tournamentId }: { tournamentId: string }) {
  const ledger = useQuery(ledgerOf(tournamentId)).data;
  const ask = useAskForPayment();
  if (!ledger) return null;
  if (ledger.rules.length + ledger.suggested.length === 0)
    return <p className="text-quiet">{t`This event has no prizes.`}</p>;
  if (ledger.askedAt)
    return (
      <p
        role="status"
        className="text-quiet"
      >{t`Asked. The treasurer or the owner pays the prizes.`}</p>
    );
  return (
    <Button
      variant="main"
      className="justify-self-start"
      icon={<HandCoins size={18} />}
      busy={ask.isPending}
      onClick={() => ask.mutate({ tournamentId })}
    >{t`Ask for the payout`}</Button>
  );
}
