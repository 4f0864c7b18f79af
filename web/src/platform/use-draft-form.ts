import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router';
import { areSame } from './are-same.ts';
import { deviceStorage, tabStorage } from './browser-storage.ts';
import { paths } from './pages/paths.ts';
import type { ApiRefusal } from './refusal.ts';
import { useSession } from './session.tsx';
import { type EarlierEdit, type Edit, type Opened, readDraft, writeDraft } from './stored-draft.ts';
import type { ContractForm } from './use-contract-form.ts';

/** Delay between the last change and storing the draft. Milliseconds. */
const storeDelay = 400;

/**
 * Draft of a form about something that others may change as well. It is stored in the browser, per account, until it is saved
 * or discarded. The form itself is passed to `useDraftForm`.
 * @param name of the form and its subject
 * @param saved the subject as it is saved now
 * @param lasts as long as this tab is open, or until it is saved or discarded
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  saved: Opened<Values>,
  lasts: 'tab' | 'device' = 'tab',
) {
  const { user } = useSession();
  const storage = lasts === 'tab' ? tabStorage : deviceStorage;
  // A session that ends while the form is open does not change whose draft it is.
  const [key] = useState(`draft:${user?._id}:${name}`);
  const [restored, setRestored] = useState(() =>
    readDraft<Values>(storage, { key, shape: saved.values }),
  );
  const [edit, setEdit] = useState<Edit<Values>>({
    opened: restored?.opened ?? saved,
    earlier: restored?.earlier,
  });
  const isDone = useRef(false);

  return {
    /** Values for the form to begin with. */
    typed: restored?.typed ?? edit.opened.values,
    ...edit,
    saved,
    lasts,
    /** The stored draft that the form was opened with. */
    restored,
    setRestored,
    /** Goes on from another version, without a change to the form. */
    setEdit,
    write: (typed: Values) =>
      writeDraft(storage, { key, draft: { typed, ...edit, savedAt: new Date().toISOString() } }),
    remove: () => storage.remove(key),
    isDone,
    /** Call after saving. */
    end: () => {
      isDone.current = true;
      storage.remove(key);
    },
  };
}

/** Stores the draft while it is typed, asks before the form is left, and notices newer versions. */
export function useDraftForm<Values extends FieldValues>(
  form: ContractForm<Values>,
  draft: ReturnType<typeof useDraft<Values>>,
) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { methods, refusal } = form;
  const { opened, saved, setEdit } = draft;
  /** The refusal after which the newest version was loaded. */
  const [settled, setSettled] = useState<ApiRefusal>();
  const isDone = () => draft.isDone.current;
  const isChanged = () => !isDone() && !areSame(methods.getValues(), opened.values);
  useStoring(methods, () => {
    if (isDone()) return;
    if (isChanged() || draft.earlier) draft.write(methods.getValues());
    else draft.remove();
  });
  useBeforeUnload((event) => {
    if (draft.lasts === 'tab' && isChanged()) event.preventDefault();
  });

  /** By default, what was changed here replaces what others changed meanwhile in the same field. */
  function goOnFrom(
    newest: Opened<Values>,
    merged: { typed: Values; earlier?: EarlierEdit<Values> } = {
      typed: withChanges({ base: opened.values, mine: methods.getValues() }, newest.values),
    },
  ): void {
    setEdit({ opened: newest, earlier: merged.earlier });
    setSettled(refusal);
    methods.reset(merged.typed as DefaultValues<Values>);
  }

  /** Discards what was typed. */
  function startOver(from = saved): void {
    setEdit({ opened: from });
    draft.setRestored(undefined);
    methods.reset(from.values as DefaultValues<Values>);
    draft.remove();
  }

  const isOutdated = (saved.version ?? 0) > (opened.version ?? 0);
  // Once it is saved here, the newest version is this person's own.
  const isSaving = form.isBusy || isDone();
  const isRefused = refusal?.code === 'STALE' && refusal !== settled;
  const isStale = isRefused || (isOutdated && !isSaving);
  return {
    /** Props of `LeaveQuestion`. */
    leaving: useLeaveQuestion({ isUnsaved: isChanged, onDiscard: draft.end }),
    /** Somebody else has saved since this was opened. */
    isStale,
    /** For `FormError`. */
    message: isStale
      ? t`Someone else changed this. Load the newest version: what you typed is kept.`
      : refusal?.code === 'STALE'
        ? undefined
        : form.message,
    goOnFrom,
    startOver,
  };
}

/** Calls `store` shortly after each change, and when the page is left. */
function useStoring<Values extends FieldValues>(
  { subscribe }: ContractForm<Values>['methods'],
  store: () => void,
): void {
  const storeDraft = useEffectEvent(store);
  useEffect(() => {
    let timer: number | undefined;
    const storeNow = () => {
      window.clearTimeout(timer);
      storeDraft();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(storeNow, storeDelay);
      },
    });
    window.addEventListener('pagehide', storeNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', storeNow);
      storeNow();
    };
  }, [subscribe]);
}

function useLeaveQuestion(form: { isUnsaved: () => boolean; onDiscard: () => void }) {
  const blocker = useBlocker(({ nextLocation: to, currentLocation: from }) => {
    const isSamePage = to.pathname === from.pathname && to.search === from.search;
    // The stored draft survives a forced sign-in.
    return !isSamePage && to.pathname !== paths.login() && form.isUnsaved();
  });
  return {
    isAsked: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onDiscard: () => {
      form.onDiscard();
      blocker.proceed?.();
    },
  };
}

function withChanges<Values extends FieldValues>(
  { base, mine }: EarlierEdit<Values>,
  theirs: Values,
): Values {
  const changed = Object.entries(mine).filter(([name, value]) => !areSame(value, base[name]));
  return { ...theirs, ...Object.fromEntries(changed) };
}
