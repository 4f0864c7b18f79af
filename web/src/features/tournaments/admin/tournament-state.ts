import {
  editedForm,
  type TournamentForm,
  tournamentForm,
} from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { areSame } from '../../../platform/are-same.ts';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { useViewer } from '../../../platform/session.tsx';
import { type ContractForm, useContractForm } from '../../../platform/use-contract-form.ts';
import { useLeaveQuestion } from '../../../platform/use-unsaved-form.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { PlainEvent } from './plain-events.ts';
import { mergeDivergence, ownEdit } from './tournament-conflict.ts';
import {
  draftKey,
  readDraft,
  removeDraft,
  type TournamentDraft,
  writeDraft,
} from './tournament-draft.ts';
import { type FieldName, type TournamentValues, valuesOf } from './tournament-values.ts';
import { useSaveTournament } from './tournaments.admin.data.ts';

export type TournamentFormState = ContractForm<TournamentValues>;

/** Initial values of the form, and the edited tournament. */
export type TournamentStart = {
  /** Distinguishes drafts: `new` or the tournament's ID. */
  name: string;
  values: TournamentValues;
  /** Only for an existing tournament. */
  existing?: { id: string; version: number } | undefined;
  /** Only for a new one. */
  plain?: PlainEvent | undefined;
};

/** State of an edit besides its values. */
type Work = Pick<TournamentDraft, 'base' | 'version' | 'kept'> & {
  restored?: Pick<TournamentDraft, 'savedAt' | 'isBannerLost'> | undefined;
};

/** Debounce delay for storing the draft. Milliseconds. */
const draftDelay = 400;

/**
 * Editing state of a tournament: stored in the browser while typing, guarded against leaving, and never saved over newer
 * changes by others. `latest` is the current tournament.
 */
export function useTournamentWork(options: {
  start: TournamentStart;
  latest?: Tournament | undefined;
  onReload: () => Promise<Tournament | undefined>;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { start, latest, onReload } = options;
  const { _id: userId } = useViewer();
  const navigate = useNavigate();
  const [place] = useState(() => draftKey({ userId, name: start.name }));
  const [draft] = useState(() => readDraft(place, start.values));
  const [work, setWork] = useState<Work>(() =>
    draft
      ? { ...draft, restored: draft }
      : { base: start.values, version: start.existing?.version },
  );
  const { save, isRefused } = useSave(start.existing?.id, work.version);
  /** Saved or discarded: the input no longer matters. */
  const isDone = useRef(false);

  const stood = start.existing && work.base;
  const schema = stood ? editedForm(stood) : tournamentForm;
  const form = useContractForm<TournamentValues, TournamentForm>({
    schema: schema as unknown as z.ZodMiniType<TournamentForm, TournamentValues>,
    defaults: draft?.values ?? start.values,
    send: async (values) => {
      const { message, data } = await save(values);
      end();
      toast.good(message);
      await navigate(start.existing ? adminPaths.tournaments() : consolePaths.tournament(data._id));
    },
  });
  const { methods } = form;

  function end(): void {
    isDone.current = true;
    removeDraft(place);
  }

  const isChanged = () => !areSame(methods.getValues(), work.base);

  useDraftKeeping(methods, () => {
    if (isDone.current) return;
    const { base, version, kept } = work;
    if (isChanged() || kept) {
      const savedAt = new Date().toISOString();
      writeDraft(place, { values: methods.getValues(), base, version, kept, savedAt });
    } else removeDraft(place);
  });

  const leaving = useLeaveQuestion({
    isUnsaved: () => !isDone.current && isChanged(),
    onDiscard: end,
  });

  async function loadNewest(): Promise<void> {
    const newest = await onReload();
    if (!newest) return;
    const stored = ownEdit(methods.getValues(), work);
    const theirs = valuesOf(newest);
    setWork({ base: theirs, version: newest.version, kept: stored });
    methods.reset(mergeDivergence({ ...stored, theirs }));
  }

  function startOver(): void {
    const base = latest && start.existing ? valuesOf(latest) : start.values;
    setWork({ base, version: latest?.version ?? start.existing?.version });
    methods.reset(base);
    removeDraft(place);
  }

  const isOutdated = start.existing !== undefined && (latest?.version ?? 0) > (work.version ?? 0);
  /** Until the form is left, the newest version may be this admin's own. */
  const isSaving = form.isBusy || isDone.current;
  return {
    form,
    work,
    /** Somebody else has saved since this was loaded. */
    isStale: isRefused || (isOutdated && !isSaving),
    loadNewest,
    startOver,
    /** Puts one of a field's two versions into the form. */
    choose: (field: FieldName, values: TournamentValues) =>
      methods.setValue(field, values[field] as never, { shouldDirty: true }),
    cancel: () => void navigate(adminPaths.tournaments()),
    leaving,
  };
}

export type TournamentWork = ReturnType<typeof useTournamentWork>;

/** Saves the tournament over the edited version, or as a new one. */
function useSave(id: string | undefined, version: number | undefined) {
  const { mutateAsync } = useSaveTournament();
  const [refusedVersion, setRefusedVersion] = useState<number>();

  async function save(form: TournamentForm) {
    const existing = id === undefined ? {} : { existing: { id, version: version ?? 0 } };
    try {
      return await mutateAsync({ form, ...existing });
    } catch (error) {
      if (isRefusal(error) && error.code === 'STALE') setRefusedVersion(version);
      throw error;
    }
  }

  return { save, isRefused: refusedVersion !== undefined && refusedVersion === version };
}

/** Calls `keep` shortly after each change, and on leaving. */
function useDraftKeeping(methods: TournamentFormState['methods'], keep: () => void): void {
  const keepDraft = useEffectEvent(keep);
  useEffect(() => {
    let timer: number | undefined;
    const keepNow = () => {
      window.clearTimeout(timer);
      keepDraft();
    };
    const stop = methods.subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(keepNow, draftDelay);
      },
    });
    window.addEventListener('pagehide', keepNow);
    return () => {
      stop();
      window.removeEventListener('pagehide', keepNow);
      keepNow();
    };
  }, [methods]);
}
