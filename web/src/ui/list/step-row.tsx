import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A checklist step: done, or with instructions and a button. */
export function StepRow(props: { text: string; hint: string; isDone: boolean; action: ReactNode }) {
  const { text, hint, isDone, action } = props;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2.5">
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-7 shrink-0 place-items-center border rounded-hair',
          isDone ? 'border-opened bg-opened text-ground' : 'border-edge text-transparent',
        )}
      >
        <Check size={20} strokeWidth={3} />
      </span>
      <span className="min-w-0 flex-1 basis-40">
        <span className={classNames('block font-strong', isDone && 'text-quiet')}>
          {text}
          {isDone && <span className="visually-hidden"> {t`(done)`}</span>}
        </span>
        {!isDone && <span className="block text-small text-quiet">{hint}</span>}
      </span>
      {!isDone && action}
    </li>
  );
}
