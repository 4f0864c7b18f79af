import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { areSame } from './are-same.ts';
import type { ApiRefusal } from './refusal.ts';
import type { ContractForm } from './use-contract-form.ts';
import { useStoredForm } from './use-typed.ts';
import { useUnsaved } from './use-unsaved-form.ts';

/** What a form is opened with; of something new, without a version. */
export type Opened<Values> = { values: Values; version?: number | undefined };

/**
 * Draft of a form about something that others may change as well: kept in this tab until it is saved or discarded.
 * @param name of the form and its subject
 */
export function useDraft<Values extends FieldValues>(name: string, saved: Opened<Values>) {
  const stored = useStoredForm<{ typed: Values; opened: Opened<Values> }>(name);
  const { kept, forget } = stored;
  const [opened, setOpened] = useState(kept?.opened ?? saved);
  const isDone = useRef(false);
  return {
    /** Values for the form to begin with. */
    typed: kept?.typed ?? opened.values,
    opened,
    setOpened,
    isChanged: (typed: Values) => !isDone.current && !areSame(typed, opened.values),
    keep: (typed: Values, from = opened) =>
      stored.keep({ typed: withoutPictures(typed, from.values), opened: from }),
    forget,
    /** Call after saving. */
    end: () => {
      isDone.current = true;
      forget();
    },
  };
}

/** Keeps the draft while it is typed, asks before the form is left, and puts what was typed onto a newer version. */
export function useDraftForm<Values extends FieldValues>(
  { methods, refusal, message }: ContractForm<Values>,
  draft: ReturnType<typeof useDraft<Values>>,
) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { opened, setOpened, forget } = draft;
  /** The refusal after which the newest version was loaded. */
  const [settled, setSettled] = useState<ApiRefusal>();
  const isSettled = refusal !== undefined && refusal === settled;
  const isStale = refusal?.code === 'STALE' && !isSettled;
  const leaving = useUnsaved<Values>({
    methods,
    isChanged: () => draft.isChanged(methods.getValues()),
    keep: () => draft.keep(methods.getValues()),
    forget,
  });

  /** Takes what others changed meanwhile, except for what was changed here. */
  function goOnFrom(newest: Opened<Values>): void {
    const changed = Object.entries(methods.getValues()).filter(
      ([name, value]) => !areSame(value, opened.values[name]),
    );
    setOpened(newest);
    setSettled(refusal);
    methods.reset({ ...newest.values, ...Object.fromEntries(changed) } as DefaultValues<Values>);
    draft.keep(methods.getValues(), newest);
  }

  return {
    /** Props of `LeaveQuestion`. */
    leaving,
    /** Somebody else has saved since this was opened. */
    isStale,
    /** For `FormError`. */
    message: isStale
      ? t`Someone else changed this. Load the newest version: what you typed is kept.`
      : isSettled
        ? undefined
        : message,
    goOnFrom,
  };
}

/** Storage holds about 5 MB, which a picture alone can fill. */
function withoutPictures<Values extends FieldValues>(typed: Values, saved: Values): Values {
  const isPicture = (value: unknown) => typeof value === 'string' && value.startsWith('data:');
  const kept = Object.entries(typed).map(([name, value]) => [
    name,
    isPicture(value) ? saved[name] : value,
  ]);
  return Object.fromEntries(kept);
}
