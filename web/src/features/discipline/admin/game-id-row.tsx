import { plural, t } from '@lingui/core/macro';
import type { GameIdClaim } from '@one-dream/contract/features/accounts/accounts.game-ids.ts';
import { useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { AnswerDialog } from '../answer-dialog.tsx';
import { momentInIndia } from '../discipline-words.ts';
import { useDecideGameId } from './discipline.admin.data.ts';

/** A game ID claimed by two accounts: both side by side, and the decision. */
export function GameIdRow({ claim }: { claim: GameIdClaim }) {
  const [asked, setAsked] = useState<'move' | 'leave'>();
  const decide = useDecideGameId();
  const { claimant, holder } = claim;
  return (
    <Panel as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-display text-title font-medium tabular-nums">{claim.gameId}</h2>
        <Badge tone={claim.state === 'open' ? 'yellow' : 'neutral'}>
          {stateWords()[claim.state]}
        </Badge>
      </div>
      <p className="mt-1 text-small text-quiet tabular-nums">{momentInIndia(claim.madeAt)}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Side title={t`Says it is theirs`} side={claimant} />
        {holder ? (
          <Side title={t`Had it`} side={holder} />
        ) : (
          <p className="text-quiet">{t`The account that had it is gone.`}</p>
        )}
      </div>
      <p className="mt-4 whitespace-pre-line break-words border-l-2 border-line pl-4">
        {claim.reason}
      </p>
      {claim.answer && <p className="mt-2 break-words text-quiet">{t`Answer: ${claim.answer}`}</p>}
      {claim.state === 'open' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="main" onClick={() => setAsked('move')}>
            {t`Give it to ${claimant.name}`}
          </Button>
          <Button onClick={() => setAsked('leave')}>{t`Leave it`}</Button>
        </div>
      )}
      {asked && (
        <AnswerDialog
          onClose={() => setAsked(undefined)}
          title={asked === 'move' ? t`Give it to ${claimant.name}` : t`Leave it where it is`}
          label={t`Answer`}
          confirmText={asked === 'move' ? t`Give it` : t`Leave it`}
          onConfirm={(answer) =>
            decide.mutateAsync({ claimId: claim._id, isGranted: asked === 'move', answer })
          }
        >
          {asked === 'move'
            ? t`The other account loses it at once and has to enter another. Both read your answer.`
            : t`Nothing changes. Both read your answer.`}
        </AnswerDialog>
      )}
    </Panel>
  );
}

const stateWords = (): Record<GameIdClaim['state'], string> => ({
  open: t`To decide`,
  granted: t`Moved`,
  refused: t`Left`,
});

function Side({ title, side }: { title: string; side: GameIdClaim['claimant'] }) {
  const facts = [
    side.email,
    side.inGameName,
    side.discord && `@${side.discord}`,
    side.team && t`Team ${side.team}`,
    t`Here since ${momentInIndia(side.createdAt)}`,
    plural(side.playedWithIt, {
      one: 'Played # event with this ID',
      other: 'Played # events with this ID',
    }),
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <p className="text-small text-quiet">{title}</p>
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 break-words font-medium">{side.name}</span>
        {side.isBanned && <Badge tone="red">{t`Banned`}</Badge>}
      </p>
      <ul className="mt-1 text-small text-quiet tabular-nums">
        {facts.map((fact) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}
