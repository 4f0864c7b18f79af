import { t } from '@lingui/core/macro';
import {
  type AwardBasis,
  inRupees,
  rupeesOf,
} from '@one-dream/contract/features/prizes/prizes.values.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../../platform/refusal.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { toPaise } from '../prize-words.tsx';
import { type Ledger, ledgerOf, useMakePayouts, useSaveRules } from '../prizes.data.ts';
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
  ledger.rules.length > 0
    ? ledger.rules.map((rule) =>
        newRow({
          isAward: rule.award !== '',
          what: rule.award || rangeOf(rule),
          rupees: inPlainRupees(rule.amountPaise),
          basis: rule.basis,
          winners: rule.winners,
        }),
      )
    : ledger.suggested.length > 0
      ? ledger.suggested.map((rule) =>
          newRow({ what: rangeOf(rule), rupees: inPlainRupees(rule.amountPaise) }),
        )
      : [newRow({ what: '1' })];

const inPlainRupees = (paise: number) => rupeesOf(paise).replace('.00', '');
const rangeOf = ({ fromRank, toRank }: { fromRank: number | null; toRank: number | null }) =>
  fromRank === toRank ? `${fromRank}` : `${fromRank}-${toRank}`;

/** What two lists of prizes are compared by: saving gives each prize another id. */
const contentOf = (rules: Ledger['rules']) => JSON.stringify(rules.map(({ _id, ...rule }) => rule));

/** In the server's format; `undefined` if incomplete. */
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

/** Winners from the final table, by rank. */
function winnersOf(ledger: Ledger, row: Row): string {
  const rule = readRow({ ...row, rupees: '1' });
  if (rule?.kind !== 'rank') return '';
  return ledger.won
    .filter(({ rank }) => rank !== null && rank >= rule.fromRank && rank <= rule.toRank)
    .map(({ team }) => team)
    .join(', ');
}

/** Prizes of ranks and awards, and the button that creates payouts. */
export function RulesForm(props: { ledger: Ledger; mayWrite: boolean; mayPay: boolean }) {
  const { ledger, mayWrite, mayPay } = props;
  const save = useSaveRules();
  const makePayouts = useMakePayouts();
  const tournamentId = ledger.tournament._id;
  const [rows, setRows] = useState(() => rowsOf(ledger));
  const [isTold, setTold] = useState(false);
  /** The prizes that the rows were filled from. The call that saves them takes no version. */
  const [opened, setOpened] = useState(ledger.rules);
  const [problem, setProblem] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  const queryClient = useQueryClient();
  const sum = rows.reduce((total, row) => total + (toPaise(row.rupees) ?? 0), 0);
  const change = (key: number, changes: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  /** Loads the prizes that hold now, if they are others than the form was filled from. @returns whether they are the same */
  async function isUpToDate(): Promise<boolean> {
    setProblem(undefined);
    setLooking(true);
    try {
      const newest = await queryClient.fetchQuery({ ...ledgerOf(tournamentId), staleTime: 0 });
      if (contentOf(newest.rules) === contentOf(opened)) return true;
      setRows(rowsOf(newest));
      setOpened(newest.rules);
      setTold(false);
      setProblem(
        t`Someone else changed the prizes, so yours are not saved. These are the newest ones: check them, then make your change again.`,
      );
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setLooking(false);
    }
    return false;
  }
  /** @returns whether the form is saved */
  async function saveAll(): Promise<boolean> {
    const rules = rows.map(readRow).filter((rule) => rule !== undefined);
    const isWhole = rules.length === rows.length;
    setTold(!isWhole);
    if (!isWhole || isLooking || !(await isUpToDate())) return false;
    // The mutation reports the error.
    const saved = await save.mutateAsync({ tournamentId, rules }).catch(() => undefined);
    if (saved) setOpened(saved.data.rules);
    return saved !== undefined;
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void saveAll();
  }
  /** Pays by the form's current values, never by previously saved ones. */
  async function pay() {
    if (mayWrite && !(await saveAll())) return;
    makePayouts.mutate({
      tournamentId,
      purpose: t`Make payouts of ${inRupees(mayWrite ? sum : ledger.rulesPaise)}`,
    });
  }
  const isFilledIn = ledger.rules.length === 0 && ledger.suggested.length > 0;
  return (
    <Panel as="section" aria-labelledby="rules">
      <Heading level={2} id="rules">{t`Prizes`}</Heading>
      <p className="mt-2 max-w-xl text-quiet">
        {t`A range such as 4-8 shares its amount among its teams.`}
        {isFilledIn && t` These are taken from the tournament’s page: check them, then save.`}
      </p>
      <form onSubmit={submit} noValidate className="mt-4">
        <fieldset disabled={!mayWrite} className="grid gap-4">
          <ul className="grid gap-4">
            {rows.map((row, place) => (
              <RuleFields
                key={row.key}
                ledger={ledger}
                row={row}
                place={place}
                isTold={isTold}
                onChange={(changes) => change(row.key, changes)}
                onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button
              icon={<Plus size={18} />}
              onClick={() => setRows([...rows, newRow({})])}
            >{t`Rank`}</Button>
            <Button
              icon={<Plus size={18} />}
              onClick={() => setRows([...rows, newRow({ isAward: true })])}
            >{t`Award`}</Button>
          </div>
        </fieldset>
        <p className="mt-4 tabular-nums text-quiet">
          {t`${inRupees(sum)} in all${
            ledger.tournament.prizePool &&
            t`, announced: ${formatRupees(ledger.tournament.prizePool)}`
          }`}
        </p>
        <FormError>{problem}</FormError>
        <div className="z-10 mt-3 flex flex-wrap items-center gap-3 bg-raised py-2 max-lg:sticky max-lg:bottom-(--foot-height,0px)">
          {mayWrite && (
            <Button
              type="submit"
              variant={mayPay && ledger.isFinal ? undefined : 'main'}
              busy={isLooking || (save.isPending && !makePayouts.isPending)}
            >{t`Save prizes`}</Button>
          )}
          {mayPay && (
            <Button
              variant="main"
              className="tabular-nums"
              disabled={!ledger.isFinal || sum === 0 || (!mayWrite && ledger.rules.length === 0)}
              busy={makePayouts.isPending}
              onClick={() => void pay()}
            >
              {t`Make payouts`}
              {sum > 0 && ` · ${inRupees(sum)}`}
            </Button>
          )}
        </div>
        <PayNote isFinal={ledger.isFinal} mayPay={mayPay} mayWrite={mayWrite} />
      </form>
    </Panel>
  );
}

function RuleFields(props: {
  ledger: Ledger;
  row: Row;
  place: number;
  /** Its mistakes are shown. */
  isTold: boolean;
  onChange: (changes: Partial<Row>) => void;
  onRemove: () => void;
}) {
  const { ledger, row, place, isTold } = props;
  const winners = winnersOf(ledger, row);
  return (
    <li className="flex items-end gap-3 border-b border-line pb-4">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-3 lg:grid-cols-3">
        <TextField
          label={row.isAward ? t`Award` : t`Rank`}
          placeholder={row.isAward ? 'MVP' : t`1 or 4-8`}
          maxLength={40}
          autoComplete="off"
          value={row.what}
          error={isTold && !readRow({ ...row, rupees: '1' }) ? t`Check this.` : undefined}
          onChange={(event) => props.onChange({ what: event.target.value })}
        />
        <TextField
          label={t`Rupees`}
          inputMode="decimal"
          placeholder="5,000"
          maxLength={16}
          autoComplete="off"
          value={row.rupees}
          error={isTold && !toPaise(row.rupees) ? t`Enter an amount.` : undefined}
          onChange={(event) => props.onChange({ rupees: event.target.value })}
        />
        {row.isAward && (
          <AwardFields
            ledger={ledger}
            basis={row.basis}
            winners={row.winners}
            onChange={props.onChange}
          />
        )}
        {winners && (
          <p className="col-span-2 text-small text-quiet wrap-anywhere lg:col-span-3">
            {t`Goes to ${winners}`}
          </p>
        )}
      </div>
      <IconButton
        label={t`Remove prize ${place + 1}`}
        icon={<Trash2 size={20} />}
        onClick={props.onRemove}
      />
    </li>
  );
}

function PayNote(props: { isFinal: boolean; mayPay: boolean; mayWrite: boolean }) {
  return (
    <p className="mt-3 max-w-xl text-small text-quiet">
      {!props.isFinal
        ? t`The last stage is not final yet. Payouts are made from its table.`
        : props.mayPay
          ? t`From the final table. Tied teams share the prizes of their ranks. After this the prizes do not change.`
          : t`The treasurer or the owner makes the payouts.`}
      {!props.mayWrite && t` An admin writes the prizes.`}
    </p>
  );
}
