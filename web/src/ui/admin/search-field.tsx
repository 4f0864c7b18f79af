import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook } from '../form/field.tsx';
import { IconButton } from '../form/icon-button.tsx';

export type SearchFieldProps = {
  /** For screen readers; on screen the placeholder and icon suffice. */
  label: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  /** A search for the current text is in progress. */
  busy?: boolean;
  /** Maximum length; 100 characters by default. */
  maxLength?: number;
  className?: string;
};

/** Filters a list while typing. */
export function SearchField(props: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={classNames('relative block overflow-hidden', props.className)}>
      <label htmlFor={id} className="visually-hidden">
        {props.label}
      </label>
      <Search
        size={20}
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-quiet"
      />
      <input
        id={id}
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={props.maxLength ?? 100}
        placeholder={props.placeholder}
        value={props.value}
        onChange={(event) => props.onValueChange(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/[\r\n\t]/.test(text.trim())) return;
          // The browser would join the lines of a pasted list.
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          const list = text
            .trim()
            .split(/[\r\n\t]+/)
            .join(', ');
          const { value, maxLength = 100 } = props;
          const before = value.slice(0, selectionStart ?? value.length);
          const after = value.slice(selectionEnd ?? value.length);
          props.onValueChange((before + list + after).slice(0, maxLength));
        }}
        className={classNames(controlLook, 'pr-12! pl-11!')}
      />
      {props.value !== '' && (
        <IconButton
          label={t`Clear the search`}
          icon={<X size={20} />}
          onClick={() => {
            props.onValueChange('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0.5 my-auto"
        />
      )}
      {props.busy && (
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-0 h-0.5 w-2/5 animate-sweep bg-bright"
        />
      )}
    </search>
  );
}
