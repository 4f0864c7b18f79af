import { t } from '@lingui/core/macro';
import type { Strike } from '@one-dream/contract/features/discipline.ts';
import { strikeWords } from '@one-dream/contract/features/discipline.values.ts';
import { useState } from 'react';
import { sayEnglish } from '../../../platform/say.ts';
import { sayReason } from '../../../platform/say-reason.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { momentInIndia } from '../discipline-words.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useRevokeStrike } from './discipline.admin.data.ts';

export function StrikeRow({ strike }: { strike: Strike }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeStrike();
  const stands = strike.revokeReason === null;
  return (
    <Panel as="li" className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="break-words font-medium">{strike.subject.name}</span>
          {strike.subject.kind === 'team' && <Badge>{t`Team`}</Badge>}
          {stands ? <Badge tone="yellow">{strike.points}</Badge> : <Badge>{t`Taken back`}</Badge>}
        </p>
        <p className="mt-1">{sayEnglish(strikeWords[strike.kind])}</p>
        <p className="mt-1 break-words text-quiet">
          {sayReason(strike.revokeReason ?? strike.reason)}
        </p>
        <p className="mt-1 text-small text-quiet tabular-nums">
          {strike.tournament && `${strike.tournament} · `}
          {momentInIndia(strike.at)} · {strike.givenBy ?? t`by the clock`}
        </p>
      </div>
      {stands && <Button onClick={() => setAsking(true)}>{t`Take back`}</Button>}
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`Take the strike back`}
        description={t`It counts no more. They read your reason.`}
        confirmText={t`Take back`}
        busy={revoke.isPending}
        onConfirm={(reason) => revoke.mutateAsync({ strikeId: strike._id, reason })}
      />
    </Panel>
  );
}
