import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { translateReason } from '../../platform/translate-reason.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useAppeal } from './discipline.data.ts';
import { banWords, scopeWords, stateOfBan } from './discipline-words.ts';

export interface OwnBan {
  _id: string;
  subject: { kind: 'person' | 'team'; name: string };
  kind: keyof ReturnType<typeof banWords>;
  scope: keyof ReturnType<typeof scopeWords>;
  state: 'proposed' | 'active' | 'declined' | 'lifted';
  isInForce: boolean;
  reason: string;
  days: number | null;
  startsAt: string | null;
  endsAt: string | null;
  liftReason: string | null;
  appeal: { text: string; state: 'open' | 'accepted' | 'rejected'; answer: string } | null;
  mayAppeal: boolean;
}

const appealWords = () => ({
  open: t`Your appeal waits for an answer`,
  accepted: t`Your appeal was accepted`,
  rejected: t`Your appeal was rejected`,
});

/** A ban as the banned person sees it: scope, reason, end, and the single appeal. */
export function BanCard({ ban }: { ban: OwnBan }) {
  return (
    <Panel as="section" aria-labelledby={`ban-${ban._id}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading level={2} id={`ban-${ban._id}`}>
          {ban.subject.kind === 'team' ? `${ban.subject.name}: ` : ''}
          {scopeWords()[ban.scope]}
        </Heading>
        <Badge tone={ban.isInForce ? 'red' : 'neutral'}>{stateOfBan(ban)}</Badge>
      </div>
      <p className="mt-3 font-medium">{banWords()[ban.kind]}</p>
      <p className="mt-1 break-words text-quiet">{translateReason(ban.reason)}</p>
      {ban.liftReason && (
        <p className="mt-2 break-words text-quiet">{t`Lifted: ${ban.liftReason}`}</p>
      )}
      {ban.appeal && (
        <div className="mt-4 border-l-2 border-line pl-4">
          <p className="font-medium">{appealWords()[ban.appeal.state]}</p>
          <p className="mt-1 whitespace-pre-line break-words text-quiet">{ban.appeal.text}</p>
          {ban.appeal.answer && <p className="mt-2 break-words">{ban.appeal.answer}</p>}
        </div>
      )}
      {ban.mayAppeal && <AppealForm banId={ban._id} />}
    </Panel>
  );
}

function AppealForm({ banId }: { banId: string }) {
  const appeal = useAppeal();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  if (!isOpen) return <Button className="mt-4" onClick={() => setOpen(true)}>{t`Appeal`}</Button>;
  function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < 20) {
      setError(t`Write at least 20 characters, so that the staff can judge.`);
      return;
    }
    appeal.mutate({ banId, text });
  }
  return (
    <form onSubmit={send} noValidate className="mt-4 grid gap-3">
      <TextAreaField
        label={t`Why is this ban wrong?`}
        hint={t`You can appeal once. Name clips and people who saw it.`}
        maxLength={1000}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Button
        type="submit"
        variant="main"
        busy={appeal.isPending}
        className="justify-self-start"
      >{t`Send appeal`}</Button>
    </form>
  );
}
