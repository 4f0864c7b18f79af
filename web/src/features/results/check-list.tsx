import { plural, t } from '@lingui/core/macro';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { translateLabel } from '../../platform/translate-label.ts';
import { mistakesOf } from './result-rows.ts';
import { StrangersList } from './strangers-list.tsx';
import type { Entry } from './use-entry.ts';

/** The control sums, and all errors and warnings. */
export function CheckList({ entry }: { entry: Entry }) {
  const { view, rows } = entry;
  const mistakes = unique(mistakesOf(view, rows).map(({ message }) => message));
  const warnings = unique(view.warnings.map(({ message }) => message));
  return (
    <section aria-label={t`Checks`} className="flex flex-col gap-2">
      <ControlLine entry={entry} />
      {view.open > 0 && (
        <p className="text-small text-quiet">
          {plural(view.open, {
            one: 'One cell is still empty.',
            other: '# cells are still empty.',
          })}
        </p>
      )}
      {mistakes.map((message) => (
        <Line
          key={message}
          icon={<CircleAlert size={18} className="text-closed" />}
          word={t`Wrong`}
        >
          {message}
        </Line>
      ))}
      {view.open === 0 &&
        warnings.map((message) => (
          <Line
            key={message}
            icon={<TriangleAlert size={18} className="text-live" />}
            word={t`Look again`}
          >
            {message}
          </Line>
        ))}
      {view.open === 0 && mistakes.length === 0 && warnings.length === 0 && (
        <p className="text-small text-opened">{t`Everything adds up.`}</p>
      )}
      <StrangersList entry={entry} />
    </section>
  );
}

/** Sums that reveal a typing error immediately. */
function ControlLine({ entry }: { entry: Entry }) {
  const { view, rows, match } = entry;
  const fielded = rows.filter(({ status }) => status !== 'absent');
  const placed = fielded.filter(({ placement }) => placement !== null).length;
  const sums: [string, string][] = [
    [t`Placed`, t`${placed} of ${fielded.length}`],
    [
      translateLabel(match.preset.labels.elims),
      view.mostElims === null
        ? t`${view.elims}, recall on`
        : t`${view.elims} · ${view.mostElims} at most`,
    ],
    [t`Players`, String(view.players)],
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1">
      {sums.map(([label, value]) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="text-small text-quiet">{label}</dt>
          <dd className="font-display text-title font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line(props: { icon: ReactNode; word: string; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-small">
      <span aria-hidden="true" className="mt-px shrink-0">
        {props.icon}
      </span>
      <span>
        <span className="visually-hidden">{props.word}: </span>
        {props.children}
      </span>
    </p>
  );
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
