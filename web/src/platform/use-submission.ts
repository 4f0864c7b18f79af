import { useRef, useState } from 'react';
import { isRefusal, messageOf } from './refusal.ts';

/**
 * Submission of a form with a few plain fields: a refusal keeps the input, shows the reason, and takes the focus. Use
 * `useContractForm` for validation while typing.
 */
export function useSubmission() {
  const [failure, setFailure] = useState<unknown>();
  const errorRef = useRef<HTMLDivElement>(null);

  /** Makes the call, including any follow-up on success. */
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
    fields: refusal?.fields ?? {},
    /** Why the last submission failed. */
    message: failure === undefined ? undefined : messageOf(failure),
    /** For `FormError`. */
    errorRef,
  };
}
