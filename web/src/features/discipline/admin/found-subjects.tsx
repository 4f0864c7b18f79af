import { plural, t } from '@lingui/core/macro';
import {
  type StrikeKind,
  strikeKinds,
  strikeWords,
} from '@one-dream/contract/features/discipline/discipline.values.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../platform/failure-of.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { AnswerDialog } from '../answer-dialog.tsx';
import { BanDialog } from '../ban-dialog.tsx';
import { subjectsMatching, useStrike } from './discipline.admin.data.ts';

interface Found {
  kind: 'person' | 'team';
  _id: string;
  name: string;
  detail: string;
  points: number;
  isBanned: boolean;
}

export function FoundSubjects({ search }: { search: string }) {
  const found = useQuery(subjectsMatching(search));
  if (found.isPending) return <Skeleton className="mt-4 h-20" />;
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.data.length === 0)
    return <p className="mt-4 text-quiet">{t`Nobody here has that name.`}</p>;
  return (
    <ul
      aria-label={t`Players and teams found`}
      className="mt-4 divide-y divide-line border-y border-line"
    >
      {found.data.map((subject) => (
        <FoundRow key={subject._id} subject={subject} />
      ))}
    </ul>
  );
}

function FoundRow({ subject }: { subject: Found }) {
  const [asked, setAsked] = useState<'strike' | 'ban'>();
  const close = () => setAsked(undefined);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2">
          <span className="break-words font-medium">{subject.name}</span>
          {subject.kind === 'team' && <Badge>{t`Team`}</Badge>}
          {subject.isBanned && <Badge tone="red">{t`Banned`}</Badge>}
          {subject.points > 0 && (
            <Badge tone="yellow">
              {subject.points} {plural(subject.points, { one: 'strike', other: 'strikes' })}
            </Badge>
          )}
        </p>
        <p className="break-words text-small text-quiet tabular-nums">{subject.detail}</p>
      </div>
      <div className="flex gap-3">
        <Button onClick={() => setAsked('strike')}>{t`Strike`}</Button>
        <Button variant="danger" onClick={() => setAsked('ban')}>{t`Ban`}</Button>
      </div>
      {asked === 'strike' && <StrikeDialog subject={subject} onClose={close} />}
      {asked === 'ban' && (
        <BanDialog subject={asSubject(subject)} name={subject.name} onClose={close} />
      )}
    </li>
  );
}

function asSubject({ kind, _id }: Found) {
  return kind === 'person' ? { kind, userId: _id } : { kind, teamId: _id };
}

function StrikeDialog({ subject, onClose }: { subject: Found; onClose: () => void }) {
  const strike = useStrike();
  const [kind, setKind] = useState<StrikeKind>('staff_abuse');
  return (
    <AnswerDialog
      onClose={onClose}
      title={t`Strike for ${subject.name}`}
      confirmText={t`Give strike`}
      onConfirm={(reason) => strike.mutateAsync({ subject: asSubject(subject), kind, reason })}
      fields={
        <SelectField
          label={t`What for`}
          value={kind}
          options={strikeKinds.map((value) => ({
            value,
            label: translateEnglish(strikeWords[value]),
          }))}
          onChange={(event) => setKind(event.target.value as StrikeKind)}
        />
      }
    >{t`At 3 within 30 days a ban of 7 days from scrims is proposed.`}</AnswerDialog>
  );
}
