import {
  editedForm,
  type TournamentForm,
  tournamentForm,
} from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { type ContractForm, useContractForm } from '../../../platform/use-contract-form.ts';
import { useDraft, useDraftForm } from '../../../platform/use-draft-form.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import type { PlainEvent } from './plain-events.ts';
import { mergeDivergence, ownEdit } from './tournament-conflict.ts';
import { type FieldName, type TournamentValues, valuesOf } from './tournament-values.ts';
import { useSaveTournament } from './tournaments.admin.data.ts';

export type TournamentFormState = ContractForm<TournamentValues>;

/** Initial values of the form: those of the edited tournament as it is saved now, or of a new one. */
export type TournamentStart = {
  values: TournamentValues;
  /** Only for an existing tournament. */
  existing?: { id: string; version: number } | undefined;
  /** Only for a new one. */
  plain?: PlainEvent | undefined;
};

/**
 * Editing state of a tournament: stored in the browser while typing, guarded against leaving, and never saved over newer
 * changes by others.
 */
export function useTournamentWork(options: {
  start: TournamentStart;
  onReload: () => Promise<Tournament | undefined>;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { start, onReload } = options;
  const { existing } = start;
  const navigate = useNavigate();
  const { mutateAsync: save } = useSaveTournament();
  const draft = useDraft(
    `tournament ${existing?.id ?? 'new'}`,
    { values: start.values, version: existing?.version },
    'device',
  );
  const { opened, earlier } = draft;
  const schema = existing ? editedForm(opened.values) : tournamentForm;
  const form = useContractForm<TournamentValues, TournamentForm>({
    schema: schema as unknown as z.ZodMiniType<TournamentForm, TournamentValues>,
    defaults: draft.typed,
    send: async (values) => {
      const edited = existing && { existing: { id: existing.id, version: opened.version ?? 0 } };
      const { message, data } = await save({ form: values, ...edited });
      draft.end();
      toast.good(message);
      await navigate(existing ? adminPaths.tournaments() : consolePaths.tournament(data._id));
    },
  });
  const { methods } = form;
  const { goOnFrom, startOver, ...work } = useDraftForm(form, draft);

  async function loadNewest(): Promise<void> {
    const newest = await onReload();
    if (!newest) return;
    const mine = ownEdit({ base: opened.values, mine: methods.getValues() }, earlier);
    const theirs = valuesOf(newest);
    const typed = mergeDivergence({ ...mine, theirs });
    goOnFrom({ values: theirs, version: newest.version }, { typed, earlier: mine });
  }

  return {
    ...work,
    form,
    draft,
    loadNewest,
    startOver: () => startOver(),
    /** Puts one of a field's two versions into the form. */
    choose: (field: FieldName, values: TournamentValues) =>
      methods.setValue(field, values[field] as never, { shouldDirty: true }),
    cancel: () => void navigate(adminPaths.tournaments()),
  };
}

export type TournamentWork = ReturnType<typeof useTournamentWork>;
