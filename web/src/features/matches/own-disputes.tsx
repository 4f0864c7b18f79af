import { t } from '@lingui/core/macro';
import type { Dispute } from '@one-dream/contract/features/disputes/disputes.ts';
import { maximumEvidence } from '@one-dream/contract/features/disputes/disputes.values.ts';
import { imageAccept, imageUrl } from '@one-dream/contract/images.ts';
import { useId, useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { disputeKindWords, disputeStateWords, outcomeWords } from './dispute-words.ts';
import { useAddEvidence, useAnswerDispute, useWithdrawDispute } from './disputes.data.ts';

/** The team's disputes about this match, their outcome, and requests for its side. */
export function OwnDisputes({ disputes }: { disputes: readonly Dispute[] }) {
  return (
    <section aria-label={t`Disputes`} className="mt-4">
      <ul className="flex flex-col gap-3">
        {disputes.map((dispute) => (
          <DisputeRow key={dispute._id} dispute={dispute} />
        ))}
      </ul>
    </section>
  );
}

function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { kind, state, text, answer, outcome, asked, evidence } = dispute;
  const isOpen = state === 'open' || state === 'answered';
  // The author is never asked for their own side.
  const isAsked = asked !== null && asked.entryId !== dispute.entryId && asked.answeredAt === null;
  const tone = state === 'accepted' ? 'green' : state === 'rejected' ? 'red' : 'neutral';
  return (
    <li className="border border-line bg-raised p-4">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-strong">{disputeKindWords()[kind]}</span>
        <Badge tone={tone}>{disputeStateWords()[state]}</Badge>
      </p>
      <p className="mt-2 text-small text-quiet wrap-anywhere whitespace-pre-line">{text}</p>
      {evidence.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {evidence.map((path, index) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener noreferrer">
                <img
                  src={imageUrl(path, 80)}
                  alt={t`Screenshot ${index + 1}`}
                  width={56}
                  height={56}
                  className="size-14 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <p className="mt-3 border-l-4 border-edge pl-3 wrap-anywhere">
          {answer} {outcome && <span className="text-quiet">{outcomeWords()[outcome.kind]}</span>}
        </p>
      )}
      {isOpen && isAsked && <AnswerForm disputeId={dispute._id} />}
      {isOpen && !isAsked && <OpenActions dispute={dispute} />}
    </li>
  );
}

function OpenActions({ dispute }: { dispute: Dispute }) {
  const withdraw = useWithdrawDispute();
  const add = useAddEvidence();
  const inputId = useId();
  const isFull = dispute.evidence.length >= maximumEvidence;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {!isFull && (
        <label
          htmlFor={inputId}
          className="inline-flex min-h-11 cursor-pointer items-center border border-edge px-4 font-display text-label font-medium has-focus-visible:outline-2 has-focus-visible:outline-flare"
        >
          {add.isPending ? t`Sending...` : t`Add a screenshot`}
          <input
            id={inputId}
            type="file"
            accept={imageAccept}
            disabled={add.isPending}
            className="visually-hidden"
            onChange={(event) => {
              const image = event.target.files?.[0];
              if (image) {
                add.mutate(
                  { disputeId: dispute._id, image },
                  {
                    onSuccess: ({ message }) => void toast.good(message),
                    onError: (error) => void toast.bad(messageOf(error)),
                  },
                );
              }
              event.target.value = '';
            }}
          />
        </label>
      )}
      <ConfirmButton
        size="small"
        question={{
          title: t`Take this dispute back?`,
          text: t`The scorers stop looking into it.`,
          confirmText: t`Take it back`,
          cancelText: t`Keep it`,
          busy: withdraw.isPending,
        }}
        onConfirm={(close) => withdraw.mutate({ disputeId: dispute._id }, { onSettled: close })}
      >{t`Take it back`}</ConfirmButton>
    </div>
  );
}

function AnswerForm({ disputeId }: { disputeId: string }) {
  const [text, setText] = useState('');
  const answer = useAnswerDispute();
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        answer.mutate({ disputeId, text });
      }}
    >
      <TextAreaField
        label={t`Your side`}
        hint={t`The scorers asked. You answer once.`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={answer.isError ? messageOf(answer.error) : undefined}
      />
      <Button
        type="submit"
        size="small"
        busy={answer.isPending}
        className="justify-self-start"
      >{t`Send`}</Button>
    </form>
  );
}
