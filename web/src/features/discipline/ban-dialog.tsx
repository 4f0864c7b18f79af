import { t } from '@lingui/core/macro';
import {
  type BanKind,
  type BanScope,
  banKinds,
  banScopes,
  mayBanFor,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import { useState } from 'react';
import { useViewer } from '../../platform/session.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { type BanForm, useBan } from './discipline.data.ts';
import { banWords, scopeWords } from './discipline-words.ts';

const spans = () => [
  { value: '1', label: t`1 day` },
  { value: '3', label: t`3 days` },
  { value: '7', label: t`7 days` },
  { value: '30', label: t`30 days` },
  { value: '90', label: t`90 days` },
  { value: '365', label: t`1 year` },
  { value: '', label: t`For good` },
];

const told = (): Record<BanForm['subject']['kind'], string> => ({
  person: t`In force at once, for the account and the game ID. They read your reason.`,
  team: t`In force at once, for the team. Its members read your reason.`,
  entry: t`In force at once, for everybody of its roster in this tournament, with their game IDs; not for the team. They read your reason.`,
});

/** Bans a person, a team or the lineup of an entry. */
export function BanDialog(props: {
  subject: BanForm['subject'];
  name: string;
  onClose: () => void;
}) {
  const { subject, name } = props;
  const ban = useBan();
  const viewer = useViewer();
  const [kind, setKind] = useState<BanKind>('cheating');
  const [scope, setScope] = useState<BanScope>('scrims');
  const [days, setDays] = useState('7');
  return (
    <AnswerDialog
      onClose={props.onClose}
      title={subject.kind === 'entry' ? t`Ban the lineup of ${name}` : t`Ban ${name}`}
      confirmText={t`Ban now`}
      onConfirm={(reason) =>
        ban.mutateAsync({
          subject,
          kind,
          scope,
          days: daysOf(days),
          reason,
        })
      }
      fields={
        <>
          <SelectField
            label={t`What for`}
            value={kind}
            options={banKinds.map((value) => ({ value, label: banWords()[value] }))}
            onChange={(event) => setKind(event.target.value as BanKind)}
          />
          <div className="grid grid-cols-2 gap-4">
            <SelectField
              label={t`Banned from`}
              value={scope}
              options={banScopes.map((value) => ({ value, label: scopeWords()[value] }))}
              onChange={(event) => setScope(event.target.value as BanScope)}
            />
            <SelectField
              label={t`How long`}
              value={days}
              options={spans().filter(({ value }) => mayBanFor(viewer, daysOf(value)))}
              onChange={(event) => setDays(event.target.value)}
            />
          </div>
        </>
      }
    >
      {told()[subject.kind]}
    </AnswerDialog>
  );
}

/** Empty means permanent. */
function daysOf(span: string): number | null {
  return span === '' ? null : Number(span);
}
