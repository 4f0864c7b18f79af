import { plural, t } from '@lingui/core/macro';
import { describeChange } from '@one-dream/contract/scoring/describe-change.ts';
import { toResultRow } from '@one-dream/contract/scoring/rows.ts';
import { translateWith } from '@one-dream/contract/translate.ts';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../platform/i18n.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { Button } from '../../ui/form/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { EntryFoot } from './entry-foot.tsx';
import { completeRows, type ResultView, viewResult } from './result-rows.ts';
import { usePublish } from './results.data.ts';
import type { Entry } from './use-entry.ts';

type PublishPanelProps = {
  entry: Entry;
  /** How a published result is corrected on this screen, in a sentence. */
  howToCorrect: string;
  /** Shown after publishing, to lead on. */
  published?: ReactNode;
};

/** Describes what a correction would change in the published result. */
function changesOf({ match, rows }: Entry): string[] {
  const names = new Map(match.teams.map(({ entryId, name }) => [entryId, name]));
  if (!match.published) return [];
  return describeChange({
    before: match.published.rows,
    after: rows.map((row) => toResultRow(row, { lineup: match.lineup })),
    nameOf: (id) => names.get(id),
  }).map((change) => translateWith(i18n, change));
}

/** Whether the entered rows equal the published result. */
export function isPublishedAsEntered(entry: Entry): boolean {
  return entry.match.published !== null && changesOf(entry).length === 0;
}

/**
 * Publishes the entered result: the first version, or a correction with a public reason. Amber only once nothing blocks it.
 */
export function PublishPanel({ entry, howToCorrect, published: after }: PublishPanelProps) {
  const { match, view, state } = entry;
  const { published } = match;
  const changes = changesOf(entry);
  const { form, change, publish, press, problem } = usePublishing(entry);
  const refusal = isRefusal(publish.error) ? publish.error : undefined;
  const asksForChampion = refusal?.code === 'OUTCOME_CHANGES';
  const needsReason = published !== null || form.isDecided;
  const isReady = view.problems.length === 0 && state.status !== 'stale';

  if (published && changes.length === 0) {
    return (
      <>
        <p role="status" className="text-quiet">
          {t`Version ${published.no} is published. Nothing has changed since. ${
            match.canCorrect
              ? howToCorrect
              : t`Ask a scorer of this tournament if something is wrong.`
          }`}
        </p>
        {after}
      </>
    );
  }
  if (published && !match.canCorrect) {
    return (
      <p className="text-quiet">{t`Version ${published.no} is published, and you cannot correct it any more. Ask a scorer.`}</p>
    );
  }
  return (
    // No box of its own on a phone, so that the foot stays visible during the whole review.
    <section aria-label={t`Publish`} className="flex flex-col gap-4 max-lg:contents">
      {published && <Changes changes={changes} />}
      {!published && (
        <CheckboxField
          label={t`Match abandoned: decide the result`}
          hint={t`Enough of it was played, and the rows stand as you decide.`}
          checked={form.isDecided}
          onChange={({ target }) => change({ isDecided: target.checked })}
        />
      )}
      {needsReason && (
        <ReasonField
          isCorrection={published !== null}
          value={form.reason}
          error={refusal?.fields.reason ?? refusal?.fields.decision}
          onChange={(reason) => change({ reason })}
        />
      )}
      {view.open === 0 && view.problems.length === 0 && view.warnings.length > 0 && (
        <CheckboxField
          label={plural(view.warnings.length, {
            one: 'I looked at the warning again, it is right',
            other: 'I looked at the # warnings again, they are right',
          })}
          checked={hasRead(form, view)}
          onChange={({ target }) => change({ read: target.checked ? warningText(view) : '' })}
        />
      )}
      {(asksForChampion || form.confirmChampion) && (
        <CheckboxField
          label={t`The champion changes, and that is decided`}
          checked={form.confirmChampion}
          onChange={({ target }) => change({ confirmChampion: target.checked })}
        />
      )}
      <EntryFoot>
        <Button
          // Next to a correction, the next step remains the amber button.
          variant={isReady && !(published && after) ? 'main' : 'quiet'}
          size="large"
          wide
          disabled={
            !isReady || !hasRead(form, view) || (needsReason && form.reason.trim().length < 5)
          }
          busy={publish.isPending}
          busyText={t`Publishing...`}
          onClick={() => void press()}
        >
          {published ? t`Publish the correction` : t`Publish`}
        </Button>
        <p role="alert" className="text-small text-closed empty:hidden">
          {problem || (publish.isError ? messageOf(publish.error) : '')}
        </p>
      </EntryFoot>
    </section>
  );
}

/**
 * End of result entry on a phone: publishes directly if the rows are valid and fully visible, otherwise leads to the review.
 * `isSettled`: the last tap on a team has landed.
 */
export function EntryEnd(props: { entry: Entry; isSettled: boolean; onReview: () => void }) {
  const { entry, isSettled, onReview } = props;
  const { match, view, state } = entry;
  const { publish, press, problem } = usePublishing(entry, onReview);
  const isSound = view.problems.length + view.warnings.length === 0;
  const isOnItsWay = ['unsaved', 'saving', 'saved'].includes(state.status);
  if (match.published !== null || !isSound || !isOnItsWay)
    return <Button variant="main" wide onClick={onReview}>{t`Review and publish`}</Button>;
  // The server reports its warnings with a saved draft.
  const isReady = isSettled && state.status === 'saved';
  return (
    <>
      <Button
        variant="main"
        wide
        aria-disabled={!isReady || undefined}
        busy={publish.isPending}
        busyText={t`Publishing...`}
        onClick={() => isReady && void press()}
      >{t`Publish`}</Button>
      <p role="alert" className="text-small text-closed empty:hidden">
        {problem || (publish.isError ? messageOf(publish.error) : '')}
      </p>
    </>
  );
}

const emptyForm = {
  /** Texts of the warnings that the scorer confirmed. */
  read: '',
  reason: '',
  confirmChampion: false,
  isDecided: false,
};

function warningText({ warnings }: ResultView): string {
  return warnings.map(({ message }) => message).join('\n');
}

/** Whether all warnings are confirmed; those that appeared or changed since are not. */
function hasRead({ read }: Pick<typeof emptyForm, 'read'>, view: ResultView): boolean {
  return view.warnings.length === 0 || read === warningText(view);
}

/** State of the form beside the rows, and the publish action. */
function usePublishing({ match, sync, matchId }: Entry, onPublished?: () => void) {
  const publish = usePublish(matchId);
  const [form, setForm] = useState(emptyForm);
  const [problem, setProblem] = useState('');

  async function press() {
    setProblem('');
    if (!(await sync.flush())) {
      setProblem(
        sync.read().status === 'stale'
          ? t`Somebody else saved this match. Choose between the two drafts first.`
          : t`The last changes are not saved yet. Check your connection, then publish again.`,
      );
      return;
    }
    const { confirmChampion, isDecided } = form;
    // Saving may have brought warnings of the server.
    const { version, rows: saved, server } = sync.read();
    const view = viewResult({ rows: completeRows(saved, match.teams), match, server });
    const sent = { version, confirm: hasRead(form, view) };
    const reason = form.reason.trim();
    const whole = match.published
      ? { ...sent, reason, confirmChampion }
      : { ...sent, decision: isDecided ? reason : null };
    publish.mutate(whole, {
      onSuccess: () => {
        setForm(emptyForm);
        onPublished?.();
      },
      onError: (error) => {
        // Somebody saved between the flush and the publish call.
        if (isRefusal(error) && error.code === 'STALE' && error.data)
          sync.take(error.data as Parameters<typeof sync.take>[0]);
      },
    });
  }

  return {
    form,
    change: (changes: Partial<typeof emptyForm>) => setForm({ ...form, ...changes }),
    publish,
    press,
    problem,
  };
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <div>
      <p className="text-small text-quiet">{t`This correction will say:`}</p>
      <ul className="mt-1 border-l-2 border-other pl-3">
        {changes.map((change) => (
          <li key={change} className="wrap-anywhere">
            {change}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Usual reasons for a correction. */
const correctionReasons = () => [
  t`A number was typed wrong`,
  t`Two teams were mixed up`,
  t`Elims were counted again`,
  t`A dispute was decided`,
];

/** Usual reasons for counting an aborted match by decision. */
const decisionReasons = () => [t`The server broke down`, t`The lobby closed before the end`];

/** The public reason of a correction or a decision: a usual one by press, or typed. */
function ReasonField(props: {
  isCorrection: boolean;
  value: string;
  error: string | undefined;
  onChange: (reason: string) => void;
}) {
  const { isCorrection, value, error, onChange } = props;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t`Suggestions`} className="flex flex-wrap gap-2">
        {(isCorrection ? correctionReasons() : decisionReasons()).map((reason) => (
          <li key={reason}>
            <button
              type="button"
              aria-pressed={value === reason}
              onClick={() => onChange(value === reason ? '' : reason)}
              className="min-h-11 border border-line px-3 text-left hover:bg-raised aria-pressed:border-flare aria-pressed:bg-raised"
            >
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={t`Reason`}
        hint={t`Everybody reads it, 5 to 200 characters.`}
        value={value}
        maxLength={200}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
