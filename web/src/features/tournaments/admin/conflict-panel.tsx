import { t } from '@lingui/core/macro';
import { GitCompareArrows } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { areSame } from '../../../platform/are-same.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { type Divergence, listConflicts } from './tournament-conflict.ts';
import { labels } from './tournament-fields.tsx';
import type { TournamentFormState } from './tournament-state.ts';
import type { FieldName, TournamentValues } from './tournament-values.ts';

/** Conflicts between this admin's form and another's saved one, to be resolved by field. */
export function ConflictPanel(props: {
  form: TournamentFormState;
  divergence: Divergence;
  onChoose: (field: FieldName, values: TournamentValues) => void;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { form, divergence, onChoose } = props;
  const values = useWatch({ control: form.methods.control }) as TournamentValues;
  const heading = useRef<HTMLHeadingElement>(null);
  const conflicts = listConflicts(divergence);

  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  const stands = (field: FieldName, whose: 'mine' | 'theirs') =>
    areSame(values[field], divergence[whose][field]);

  return (
    <Panel as="section" aria-label={t`Two versions`} className="[--edge:var(--color-other)]">
      <Heading
        ref={heading}
        level={2}
        tabIndex={-1}
        className="flex items-center gap-3 outline-none"
      >
        <GitCompareArrows size={24} className="shrink-0 text-other" />
        {t`The newest version is loaded`}
      </Heading>
      <p className="mt-2 text-quiet">
        {conflicts.length === 0
          ? t`What you typed is still in the form: nobody else changed the same fields. Save when it is right.`
          : t`What only you changed is still in the form. These fields were changed by both of you: theirs is in the form, yours is kept here.`}
      </p>
      <ul className="mt-4 grid gap-3">
        {conflicts.map(({ field, mine, theirs }) => {
          const isMine = stands(field, 'mine');
          return (
            <li key={field} className="border border-line bg-ground p-3 rounded-hair sm:p-4">
              <h3 className="font-display text-action font-medium">{labels[field]()}</h3>
              <div className="mt-2 grid gap-3 sm:grid-cols-2">
                <Version title={t`Theirs`} text={theirs} stands={stands(field, 'theirs')} />
                <Version title={t`Yours`} text={mine} stands={isMine} />
              </div>
              <Button
                size="small"
                className="mt-3"
                onClick={() => onChoose(field, divergence[isMine ? 'theirs' : 'mine'])}
              >
                {isMine ? t`Use theirs` : t`Use yours`}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Version({ title, text, stands }: { title: string; text: string; stands: boolean }) {
  return (
    <div className="min-w-0">
      <p className="text-small text-quiet">
        {title}
        {stands && <strong className="font-strong text-opened"> {t`· in the form`}</strong>}
      </p>
      <p className="line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</p>
    </div>
  );
}
