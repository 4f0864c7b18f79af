import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { CopyButton } from './copy-button.tsx';
import { controlLook } from './field.tsx';

/** A read-only value with a copy button. */
export function CopyField(props: { label: string; value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className="mb-1.5 block font-display text-label font-medium tracking-wide"
      >
        {props.label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          ref={input}
          readOnly
          value={props.value}
          onFocus={(event) => event.target.select()}
          className={`${controlLook} min-w-0 text-ellipsis`}
        />
        <CopyButton
          onCopy={() => copy(props.value, input.current)}
          className="shrink-0"
        >{t`Copy`}</CopyButton>
      </div>
    </div>
  );
}

/** The clipboard API requires https or localhost; otherwise the selected text can be copied by hand. */
async function copy(value: string, input: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    input?.focus();
    input?.select();
    return document.execCommand('copy');
  }
}
