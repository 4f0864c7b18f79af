import { type AwardBasis, inRupees, rupeesOf } from '@one-dream/contract/features/prizes.values.ts';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { toPaise } from '../prize-words.tsx';
import { type Ledger, useSaveRules } from '../prizes.data.ts';
import { AwardFields } from './award-fields.tsx';

interface Row {
  key: number;
  isAward: boolean;
  /** A rank, a range such as `4-8`, or the name of an award. */
  what: string;
  rupees: string;
  basis: AwardBasis;
  winners: Winner[];
}

type Winner = Ledger['rules'][number]['winners'][number];

let made = 0;
const newRow = (row: Partial<Row>): Row => {
  made += 1;
  return { key: made, isAward: false, what: '', rupees: '', basis: 'hand', winners: [], ...row };
};

const rowsOf = (ledger: Ledger): Row[] =>
  ledger.rules.length === 0
    ? [newRow({ what: '1' })]
    : ledger.rules.map((rule) =>
        newRow({
          isAward: rule.award !== '',
          what:
            rule.award ||
            (rule.fromRank === rule.toRank
              ? `${rule.fromRank}`
              : `${rule.fromRank}-${rule.toRank}`),
          rupees: rupeesOf(rule.amountPaise).replace('.00', ''),
          basis: rule.basis,
          winners: rule.winners,
        }),
      );

/** As the server takes it; `undefined` where it is not filled in. */
function readRow({ isAward, what, rupees, basis, winners }: Row) {
  const amountPaise = toPaise(rupees);
  if (!amountPaise) return undefined;
  if (isAward)
    return what.trim().length < 2
      ? undefined
      : { kind: 'award' as const, award: what, amountPaise, basis, winners };
  const match = /^\s*#?(\d{1,4})(?:\s*[-–]\s*(\d{1,4}))?\s*$/.exec(what);
  if (!match) return undefined;
  const fromRank = Number(match[1]);
  return { kind: 'rank' as const, fromRank, toRank: Number(match[2] ?? fromRank), amountPaise };
}

export function RulesForm({ ledger }: { ledger: Ledger }) {
  const save = useSaveRules();
  const [rows, setRows] = useState(() => rowsOf(ledger));
  const [isTold, setTold] = useState(false);
  const sum = rows.reduce((total, row) => total + (toPaise(row.rupees) ?? 0), 0);
  const change = (key: number, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  function submit(event: FormEvent) {
    event.preventDefault();
    const rules = rows.map(readRow).filter((rule) => rule !== undefined);
    setTold(rules.length < rows.length);
    if (rules.length === rows.length) save.mutate({ tournamentId: ledger.tournament._id, rules });
  }
  return (
    <Panel as="section" aria-labelledby="rules">
      <Heading level={2} id="rules">
        Prizes
      </Heading>
      <p className="mt-2 max-w-xl text-quiet">
        A range such as 4-8 shares its amount among its teams.
      </p>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <ul className="grid gap-4">
          {rows.map((row, place) => (
            <li key={row.key} className="flex items-end gap-3 border-b border-line pb-4">
              <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 lg:grid-cols-3">
                <TextField
                  label={row.isAward ? 'Award' : 'Rank'}
                  placeholder={row.isAward ? 'MVP' : '1 or 4-8'}
                  maxLength={40}
                  autoComplete="off"
                  value={row.what}
                  error={isTold && !readRow({ ...row, rupees: '1' }) ? 'Check this.' : undefined}
                  onChange={(event) => change(row.key, { what: event.target.value })}
                />
                <TextField
                  label="Rupees"
                  inputMode="decimal"
                  placeholder="5,000"
                  maxLength={16}
                  autoComplete="off"
                  value={row.rupees}
                  error={isTold && !toPaise(row.rupees) ? 'Enter an amount.' : undefined}
                  onChange={(event) => change(row.key, { rupees: event.target.value })}
                />
                {row.isAward && (
                  <AwardFields
                    ledger={ledger}
                    basis={row.basis}
                    winners={row.winners}
                    onChange={(changes) => change(row.key, changes)}
                  />
                )}
              </div>
              <IconButton
                label={`Remove prize ${place + 1}`}
                icon={<Trash2 size={20} />}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => setRows([...rows, newRow({})])}
          >
            Rank
          </Button>
          <Button
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => setRows([...rows, newRow({ isAward: true })])}
          >
            Award
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="main" busy={save.isPending}>
            Save prizes
          </Button>
          <p className="tabular-nums text-quiet">
            {inRupees(sum)} in all
            {ledger.tournament.prizePool && `, announced: ${ledger.tournament.prizePool}`}
          </p>
        </div>
      </form>
    </Panel>
  );
}
