import { t } from '@lingui/core/macro';
import type { Team } from '@one-dream/contract/features/teams/teams.ts';
import { Check } from 'lucide-react';
import { useViewer } from '../../platform/session.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Heading } from '../../ui/typography.tsx';
import { readySteps } from './ready-steps.ts';

/** A player's progress to a first slot; hidden once complete. */
export function ReadyChecklist({ team }: { team: Team | undefined }) {
  const user = useViewer();
  const steps = readySteps({ user, team });
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.findIndex(({ isDone }) => !isDone);
  if (next === -1) return null;
  return (
    <section aria-labelledby="ready" className="mb-8">
      <div className="flex items-baseline justify-between gap-4">
        <Heading level={2} id="ready">{t`Get ready to play`}</Heading>
        <p className="font-display text-action font-medium tabular-nums">
          {t`${done} of ${steps.length} done`}
        </p>
      </div>
      <div aria-hidden="true" className="mt-2 flex h-3 gap-[3px] px-1">
        {steps.map(({ text, isDone }) => (
          <span
            key={text}
            className={classNames('flex-1 -skew-x-12', isDone ? 'bg-opened' : 'bg-line')}
          />
        ))}
      </div>
      <ol className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {steps.map(({ text, isDone }, index) => (
          <li
            key={text}
            className={classNames(
              'flex items-center gap-2.5',
              index === next ? 'font-strong' : 'text-quiet',
            )}
          >
            <span aria-hidden="true" className="grid w-5 shrink-0 place-items-center">
              {isDone ? (
                <Check size={18} className="text-opened" />
              ) : (
                <span
                  className={classNames(
                    'size-2 rotate-45',
                    index === next ? 'bg-flare' : 'bg-edge',
                  )}
                />
              )}
            </span>
            {text}
            <span className="visually-hidden">{isDone ? t`: done` : t`: missing`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
