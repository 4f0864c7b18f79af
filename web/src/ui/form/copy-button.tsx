import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

/** How long it says so. Milliseconds. */
const copiedMs = 2000;

type CopyButtonProps = Omit<ButtonProps, 'onClick' | 'icon'> & {
  /** @returns whether it is copied */
  onCopy: () => Promise<boolean>;
};

/** Copies something, and says itself for a moment that it is copied. */
export function CopyButton({ onCopy, children, ...rest }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      {...rest}
      icon={isCopied ? <Check size={18} /> : <Copy size={18} />}
      onClick={async () => setCopied(await onCopy())}
    >
      <span aria-live="polite">{isCopied ? t`Copied` : children}</span>
    </Button>
  );
}
