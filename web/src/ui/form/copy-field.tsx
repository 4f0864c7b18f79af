import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { controlLook } from './field.tsx';

/** A read-only value with a copy button. */
export function CopyField(props: { label: string; value: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);

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
        <Button
          icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
          onClick={async () => setCopied(await copy(props.value, input.current))}
          className="shrink-0"
        >
          <span aria-live="polite">{isCopied ? t`Copied` : t`Copy`}</span>
        </Button>
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
