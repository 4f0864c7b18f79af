import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { istDayOf, istOf } from '../../platform/ist.ts';
import { scorerPaths } from '../../platform/pages/scorer-paths.ts';
import { messageOf } from '../../platform/refusal.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Badge, type BadgeTone } from '../../ui/list/badge.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { type Dispute, outcomesOf, useAsk } from './disputes.data.ts';

const kindWords = (): Record<Dispute['kind'], string> => ({
  result: t`Wrong result`,
  cheating: t`Cheating`,
  teaming: t`Teaming`,
  roster: t`Roster`,
  other: t`Something else`,
});
const tones: Record<Dispute['state'], BadgeTone> = {
  open: 'yellow',
  answered: 'blue',
  accepted: 'green',
  rejected: 'red',
  withdrawn: 'neutral',
};

const stateWords = (): Record<Dispute['state'], string> => ({
  open: t`OPEN`,
  answered: t`ANSWERED`,
  accepted: t`ACCEPTED`,
  rejected: t`REJECTED`,
  withdrawn: t`TAKEN BACK`,
});

/** A dispute with its evidence, the other side, and the decision. */
export function DisputeCard(props: { tournamentId: string; dispute: Dispute }) {
  const { tournamentId, dispute } = props;
  const [opened, setOpened] = useState<'ask' | 'accept' | 'reject'>();
  const isOpen = dispute.state === 'open' || dispute.state === 'answered';
  return (
    <Panel as="article" aria-label={t`${dispute.team}, match ${dispute.matchNo}`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading level={3} className="wrap-anywhere">
            {dispute.team}: {kindWords()[dispute.kind]}
          </Heading>
          <p className="text-small text-quiet">
            <TextLink to={scorerPaths.result({ tournamentId, matchId: dispute.matchId })}>
              {t`${dispute.stage}, match ${dispute.matchNo}`}
            </TextLink>{' '}
            · {istDayOf(dispute.openedAt)}, {istOf(dispute.openedAt)}
            {dispute.openedBy && ` · ${dispute.openedBy}`}
          </p>
        </div>
        <Badge tone={tones[dispute.state]}>{stateWords()[dispute.state]}</Badge>
      </div>
      <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{dispute.text}</p>
      <Evidence dispute={dispute} />
      {dispute.asked && (
        <div className="mt-4 border-l-2 border-other pl-3">
          <p className="text-small text-quiet">
            {t`${dispute.asked.team} was asked${
              dispute.asked.answeredAt
                ? t` and answered ${istDayOf(dispute.asked.answeredAt)}, ${istOf(dispute.asked.answeredAt)}`
                : t`, no answer yet`
            }`}
          </p>
          {dispute.asked.answer && (
            <p className="whitespace-pre-line wrap-anywhere">{dispute.asked.answer}</p>
          )}
        </div>
      )}
      {dispute.answer && (
        <div className="mt-4 border-l-2 border-bright pl-3">
          <p className="text-small text-quiet">
            {t`Decided${dispute.decidedBy ? t` by ${dispute.decidedBy}` : ''}${dispute.decidedAt ? `, ${istDayOf(dispute.decidedAt)}, ${istOf(dispute.decidedAt)}` : ''}`}
          </p>
          <p className="wrap-anywhere">{dispute.answer}</p>
          {dispute.outcome && (
            <p className="text-small text-quiet">
              {t`What came of it: ${outcomeWords(dispute.outcome)}`}
            </p>
          )}
        </div>
      )}
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="small" variant="main" onClick={() => setOpened('accept')}>
            {t({ message: 'Accept', context: 'dispute' })}
          </Button>
          <Button size="small" onClick={() => setOpened('reject')}>{t`Reject`}</Button>
          {!dispute.asked && (
            <Button size="small" onClick={() => setOpened('ask')}>{t`Ask the other team`}</Button>
          )}
        </div>
      )}
      {opened === 'ask' && (
        <AskDialog
          tournamentId={tournamentId}
          dispute={dispute}
          onClose={() => setOpened(undefined)}
        />
      )}
      {(opened === 'accept' || opened === 'reject') && (
        <DecideDialog
          tournamentId={tournamentId}
          dispute={dispute}
          isAccepted={opened === 'accept'}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}

function outcomeWords({ kind, versionNo }: NonNullable<Dispute['outcome']>): string {
  if (kind === 'version') return t`version ${versionNo ?? ''} of the result`;
  return kind === 'adjustment' ? t`an adjustment` : t`a disqualification`;
}

function Evidence({ dispute }: { dispute: Dispute }) {
  if (dispute.evidence.length === 0 && dispute.links.length === 0) return null;
  return (
    <div className="mt-3 flex flex-col gap-2">
      {dispute.evidence.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {dispute.evidence.map((picture, index) => (
            <li key={picture}>
              <a
                href={picture}
                target="_blank"
                rel="noreferrer"
                className="block border border-line"
              >
                <img
                  src={picture}
                  alt={t`Evidence ${index + 1} of ${dispute.team}`}
                  loading="lazy"
                  className="aspect-video w-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {dispute.links.map((link) => (
        <TextLink key={link} to={link} className="wrap-anywhere">
          {link}
        </TextLink>
      ))}
    </div>
  );
}

/** The accused team sees the dispute only after this. */
function AskDialog(props: { tournamentId: string; dispute: Dispute; onClose: () => void }) {
  const { dispute, onClose } = props;
  const teams = useQuery(outcomesOf(dispute)).data?.history.teams ?? [];
  const ask = useAsk(props);
  const [entryId, setEntryId] = useState('');
  return (
    <Dialog
      onClose={onClose}
      title={t`Ask for the other side`}
      description={t`The leader of the team sees the dispute from then on and can answer once.`}
      submit={{
        text: t`Ask`,
        busy: ask.isPending,
        disabled: entryId === '',
        onSubmit: () => ask.mutate({ entryId }, { onSuccess: onClose }),
      }}
    >
      <FormError>{ask.isError ? messageOf(ask.error) : undefined}</FormError>
      <SelectField
        label={t`Team`}
        placeholder={t`Choose a team`}
        value={entryId}
        options={teams
          .filter((team) => team.entryId !== dispute.entryId)
          .map((team) => ({ value: team.entryId, label: team.name }))}
        onChange={({ target }) => setEntryId(target.value)}
      />
    </Dialog>
  );
}
