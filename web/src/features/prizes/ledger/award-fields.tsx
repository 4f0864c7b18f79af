import { plural, t } from '@lingui/core/macro';
import type { AwardBasis } from '@one-dream/contract/features/prizes/prizes.values.ts';
import { CircleCheck } from 'lucide-react';
import { joinNames } from '../../../platform/join-names.ts';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { Ledger } from '../prizes.data.ts';

type Winners = Ledger['rules'][number]['winners'];
type Proposal = Ledger['proposals'][number];

const bases = (): Record<AwardBasis, string> => ({
  hand: t`I choose`,
  player_elims: t`Player with most elims`,
  team_elims: t`Team with most elims`,
  wwcd: t`Team with most WWCDs`,
});

/** An award's rule and its winner: chosen, or proposed by the results and confirmed. */
export function AwardFields({
  ledger,
  basis,
  winners,
  onChange,
}: {
  ledger: Ledger;
  basis: AwardBasis;
  winners: Winners;
  onChange: (changes: { basis?: AwardBasis; winners: Winners }) => void;
}) {
  return (
    <>
      <SelectField
        className="col-span-2 lg:col-span-1"
        label={t`Decided by`}
        value={basis}
        options={Object.entries(bases()).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ basis: event.target.value as AwardBasis, winners: [] })}
      />
      {basis === 'hand' ? (
        <SelectField
          className="col-span-2 lg:col-span-1"
          label={t`Goes to`}
          placeholder={t`Choose later`}
          value={winners[0]?.entryId ?? ''}
          options={ledger.entries.map(({ _id, team }) => ({ value: _id, label: team }))}
          onChange={(event) => {
            const entryId = event.target.value;
            onChange({ winners: entryId ? [{ entryId, parts: 1 }] : [] });
          }}
        />
      ) : (
        <Proposed
          basis={basis}
          proposal={ledger.proposals.find((one) => one.basis === basis)}
          isFinal={ledger.isFinal}
          winners={winners}
          onConfirm={(confirmed) => onChange({ winners: confirmed })}
        />
      )}
    </>
  );
}

function Proposed({
  basis,
  proposal,
  isFinal,
  winners,
  onConfirm,
}: {
  basis: AwardBasis;
  proposal: Proposal | undefined;
  isFinal: boolean;
  winners: Winners;
  onConfirm: (winners: Winners) => void;
}) {
  if (!proposal)
    return (
      <p className="col-span-2 text-quiet lg:col-span-3">
        {isFinal
          ? t`The results do not say: eliminations were not entered for this. Choose yourself.`
          : t`Shown here once the last stage is final.`}
      </p>
    );
  const names = proposal.winners.map(({ team, players }) =>
    players.length > 0 ? `${joinNames(players)} (${team})` : team,
  );
  const isConfirmed =
    winners.length === proposal.winners.length &&
    proposal.winners.every(({ entryId, parts }) =>
      winners.some((winner) => winner.entryId === entryId && winner.parts === parts),
    );
  const isShared = proposal.winners.reduce((sum, { parts }) => sum + parts, 0) > 1;
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2 lg:col-span-3">
      <p className="min-w-0 flex-1 basis-56">
        <span className="font-strong wrap-anywhere">{names.join(', ')}</span>
        <span className="block text-small text-quiet tabular-nums">
          {basis === 'wwcd'
            ? `${proposal.value} WWCD`
            : plural(proposal.value, { one: '# elim', other: '# elims' })}
          {isShared && t` each: shared equally`}
          {proposal.counted < proposal.published &&
            t`, known for ${proposal.counted} of ${proposal.published} matches`}
        </span>
      </p>
      {isConfirmed ? (
        <p className="flex items-center gap-2 text-opened">
          <CircleCheck size={18} />
          {t`Confirmed`}
        </p>
      ) : (
        <Button
          size="small"
          onClick={() =>
            onConfirm(proposal.winners.map(({ entryId, parts }) => ({ entryId, parts })))
          }
        >{t`Confirm`}</Button>
      )}
    </div>
  );
}
