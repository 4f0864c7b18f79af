import { useSyncExternalStore } from 'react';
import { mobileBreakpointPx } from '../../../ui/breakpoints.ts';

/** Whether the user is typing with an on-screen keyboard, which leaves little room. */
export function useIsTypingOnPhone(): boolean {
  return useSyncExternalStore(subscribe, isTypingOnPhone, () => false);
}

function subscribe(listener: () => void): () => void {
  // While the focus moves between fields, none has it.
  const later = () => setTimeout(listener, 100);
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', later);
  };
}

const withoutKeyboard = ['checkbox', 'radio', 'file', 'button', 'submit', 'range'];

function isTypingOnPhone(): boolean {
  const field = document.activeElement;
  const isPhone = window.innerWidth < mobileBreakpointPx;
  if (!isPhone || !field) return false;
  if (field instanceof HTMLInputElement) return !withoutKeyboard.includes(field.type);
  return field.matches('textarea, select');
}
