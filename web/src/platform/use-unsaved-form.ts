import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useBeforeUnload, useBlocker } from 'react-router';
import { paths } from './pages/paths.ts';

/**
 * Asks before a form with unsaved input is left.
 * @returns props of `LeaveQuestion`
 */
export function useLeaveQuestion(form: { isUnsaved: () => boolean; onDiscard: () => void }) {
  const blocker = useBlocker(({ nextLocation: to, currentLocation: from }) => {
    const isSamePage = to.pathname === from.pathname && to.search === from.search;
    // What is kept survives a forced sign-in.
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

/**
 * Keeps the unsaved input of a form while it is typed, and asks before the form is left.
 * @returns props of `LeaveQuestion`
 */
export function useUnsaved<Values extends FieldValues>(form: {
  methods: UseFormReturn<Values, unknown, unknown>;
  isChanged: () => boolean;
  keep: () => void;
  forget: () => void;
}) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { isChanged, keep, forget } = form;
  const { subscribe } = form.methods;
  useBeforeUnload((event) => {
    if (isChanged()) event.preventDefault();
  });
  const keepTyped = useEffectEvent(() => (isChanged() ? keep() : forget()));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => keepTyped() }),
    [subscribe],
  );
  return useLeaveQuestion({ isUnsaved: isChanged, onDiscard: forget });
}
