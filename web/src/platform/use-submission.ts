import { useRef, useState } from 'react';
import { isRefusal, messageOf } from './refusal.ts';

/**
 * Submission of a form of a few plain fields: it stays as it is when it is refused, says why, and brings
 * the focus there. A form that is checked as it is typed uses `useContractForm`.
 */
export function useSubmission() {
  const [failure, setFailure] = useState<unknown>();
  const errorRef = useRef<HTMLDivElement>(null);

  /** Makes the call, with whatever follows when it succeeds. */
  async function submit(send: () => Promise<void>): Promise<void> {
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      if (!isRefusal(error)) console.error(error);
      setFailure(error);
      errorRef.current?.focus();
    }
  }

  const refusal = isRefusal(failure) ? failure : undefined;
  return {
    submit,
    /** Branch on its `code`. */
    refusal,
    /** Errors by field. */
    fields: refusal?.fields ?? {},
    /** Why the last sending failed. */
    message: failure === undefined ? undefined : messageOf(failure),
    /** Belongs on `FormError`. */
    errorRef,
  };
}
