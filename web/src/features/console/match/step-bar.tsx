import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { MatchStep } from '../../../platform/pages/console-paths.ts';
import { classNames } from '../../../ui/class-names.ts';

/** The bar at the bottom of a phone: the next step in amber, and all steps in order, in thumb's reach. */
export function StepBar(props: {
  steps: readonly { name: MatchStep; text: string }[];
  step: MatchStep;
  onGo: (step: MatchStep) => void;
  /** The main button. */
  children: ReactNode;
}) {
  const { steps, step, onGo, children } = props;
  const row = useRef<HTMLUListElement>(null);
  const current = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the step
  useEffect(() => {
    const button = current.current;
    if (!row.current || !button) return;
    row.current.scrollLeft = button.offsetLeft - (row.current.clientWidth - button.offsetWidth) / 2;
  }, [step]);

  return (
    <div
      data-step-bar
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="mx-auto max-w-3xl px-3 pt-2.5 empty:hidden">{children}</div>
      <nav aria-label={t`Steps of the match`} className="mx-auto max-w-3xl">
        <ul ref={row} className="relative flex overflow-x-auto px-1 [scrollbar-width:none]">
          {steps.map(({ name, text }, index) => (
            <li key={name} className="flex-1">
              <button
                ref={name === step ? current : undefined}
                type="button"
                aria-current={name === step ? 'step' : undefined}
                onClick={() => onGo(name)}
                className={classNames(
                  'flex min-h-14 w-full min-w-11 flex-col items-center justify-center px-1 font-display text-label leading-tight font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                  name === step
                    ? 'text-bright shadow-[inset_0_3px_0_var(--color-bright)]'
                    : 'text-quiet hover:text-bright',
                )}
              >
                <span aria-hidden="true" className="text-small leading-none tabular-nums">
                  {index + 1}
                </span>
                {text}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
