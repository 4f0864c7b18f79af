import { t } from '@lingui/core/macro';
import type { Ban } from '@one-dream/contract/features/discipline/discipline.ts';
import { useState } from 'react';
import { translateReason } from '../../../platform/translate-reason.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { AnswerDialog } from '../answer-dialog.tsx';
import { banWords, momentInIndia, scopeWords, stateOfBan } from '../discipline-words.ts';
import {
  useAnswerAppeal,
  useConfirmBan,
  useDecideBan,
  useLiftBan,
} from './discipline.admin.data.ts';

type Asked = 'decline' | 'lift' | 'accept' | 'reject';

/** A ban with the decisions currently open. */
export function BanRow({ ban }: { ban: Ban }) {
  const [asked, setAsked] = useState<Asked>();
  const confirm = useConfirmBan();
  const hasAppeal = ban.appeal?.state === 'open';
  return (
    <Panel as="li">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 break-words font-display text-title font-medium">
          {ban.subject.name}
        </h2>
        {ban.subject.kind === 'team' && <Badge>{t`Team`}</Badge>}
        <Badge tone={ban.isInForce ? 'red' : ban.state === 'proposed' ? 'yellow' : 'neutral'}>
          {stateOfBan(ban)}
        </Badge>
      </div>
      <p className="mt-2">
        {banWords()[ban.kind]} · {scopeWords()[ban.scope]}
      </p>
      <p className="mt-1 break-words text-quiet">{translateReason(ban.reason)}</p>
      {ban.liftReason && (
        <p className="mt-1 break-words text-quiet">
          {stateOfBan(ban)}: {ban.liftReason}
        </p>
      )}
      <p className="mt-1 text-small text-quiet tabular-nums">
        {momentInIndia(ban.createdAt)} ·{' '}
        {ban.decidedBy ?? (ban.proposedBy ? t`by ${ban.proposedBy}` : t`by the strikes`)}
      </p>
      {ban.appeal && (
        <div className="mt-3 border-l-2 border-line pl-4">
          <p className="font-medium">{t`Appeal`}</p>
          <p className="mt-1 whitespace-pre-line break-words text-quiet">{ban.appeal.text}</p>
          {ban.appeal.answer && <p className="mt-2 break-words">{ban.appeal.answer}</p>}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {ban.state === 'proposed' && (
          <>
            <Button
              variant="main"
              busy={confirm.isPending}
              onClick={() => confirm.mutate({ banId: ban._id, isConfirmed: true })}
            >{t`Confirm ban`}</Button>
            <Button onClick={() => setAsked('decline')}>{t`Decline`}</Button>
          </>
        )}
        {hasAppeal && (
          <>
            <Button variant="main" onClick={() => setAsked('accept')}>{t`Accept appeal`}</Button>
            <Button onClick={() => setAsked('reject')}>{t`Reject appeal`}</Button>
          </>
        )}
        {ban.isInForce && !hasAppeal && (
          <Button onClick={() => setAsked('lift')}>{t`Lift ban`}</Button>
        )}
      </div>
      {asked && <Decision ban={ban} asked={asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

const texts = (): Record<Asked, { title: string; description: string; confirmText: string }> => ({
  decline: {
    title: t`Decline the proposal`,
    description: t`These strikes do not lead to a ban.`,
    confirmText: t`Decline`,
  },
  lift: {
    title: t`Lift the ban`,
    description: t`They can play again at once and read your reason.`,
    confirmText: t`Lift ban`,
  },
  accept: {
    title: t`Accept the appeal`,
    description: t`The ban is lifted at once. They read your answer.`,
    confirmText: t`Accept and lift`,
  },
  reject: {
    title: t`Reject the appeal`,
    description: t`The ban stays. They read your answer and cannot appeal again.`,
    confirmText: t`Reject`,
  },
});

function Decision(props: { ban: Ban; asked: Asked; onClose: () => void }) {
  const { _id: banId } = props.ban;
  const decide = useDecideBan();
  const lift = useLiftBan();
  const answer = useAnswerAppeal();
  const { asked } = props;
  const { description, ...text } = texts()[asked];
  function confirm(reason: string): Promise<unknown> {
    if (asked === 'decline') return decide.mutateAsync({ banId, isConfirmed: false, reason });
    if (asked === 'lift') return lift.mutateAsync({ banId, reason });
    return answer.mutateAsync({ banId, isAccepted: asked === 'accept', answer: reason });
  }
  return (
    <AnswerDialog
      {...text}
      onClose={props.onClose}
      label={asked === 'accept' || asked === 'reject' ? t`Answer` : t`Reason`}
      onConfirm={confirm}
    >
      {description}
    </AnswerDialog>
  );
}
