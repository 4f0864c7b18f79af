import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../art/avatar.tsx';
import { controlLook, Field, type FieldProps } from '../form/field.tsx';

export type Suggestion = {
  /** Value of the field once chosen. */
  value: string;
  name: string;
  text: string;
  picture?: string | undefined;
};

export type SuggestFieldProps = FieldProps & {
  name: string;
  placeholder: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  /** Suggestions for the typed value; the caller filters. */
  suggestions: readonly Suggestion[];
};

/** Free text with suggestions: the combobox pattern of the ARIA practices. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, name, placeholder, value, onValueChange, ref, suggestions } = props;
  const [isWanted, setWanted] = useState(false);
  /** The suggestion selected by Enter; none until an arrow key was pressed. */
  const [active, setActive] = useState<number>();
  const listId = useId();
  const isOpen = isWanted && suggestions.length > 0;
  const current = isOpen && active !== undefined ? suggestions[active] : undefined;

  function type(typed: string): void {
    onValueChange(typed);
    setActive(undefined);
    setWanted(true);
  }

  function choose(suggestion: Suggestion): void {
    onValueChange(suggestion.value);
    close();
  }

  function close(): void {
    setActive(undefined);
    setWanted(false);
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const from = active ?? (step > 0 ? -1 : suggestions.length);
      setWanted(true);
      setActive((from + step + suggestions.length) % Math.max(suggestions.length, 1));
    } else if (event.key === 'Enter' && current) {
      // Accepts the suggestion instead of submitting the form.
      event.preventDefault();
      choose(current);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={ref}
            name={name}
            placeholder={placeholder}
            value={value}
            onChange={(event) => type(event.target.value)}
            onClick={() => setWanted(true)}
            onKeyDown={press}
            onBlur={() => {
              close();
              props.onBlur();
            }}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={current && `${listId}-${active}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={controlLook}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={t`Suggestions for ${label}`}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto overscroll-contain border border-edge bg-lifted py-1 rounded-hair"
          >
            {suggestions.map((suggestion, index) => (
              <Option
                key={suggestion.value}
                id={`${listId}-${index}`}
                suggestion={suggestion}
                isActive={isOpen && index === active}
                onChoose={() => choose(suggestion)}
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}

type OptionProps = {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: () => void;
};

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the input, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: an active descendant is pointed at, not focused
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      // A press must not take the focus from the input, whose blur closes the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 select-none hover:bg-line aria-selected:bg-line"
    >
      <Avatar name={suggestion.name} src={suggestion.picture} size={32} className="bg-line!" />
      <span className="min-w-0">
        <span className="block truncate font-strong">{suggestion.name}</span>
        <span className="block truncate text-small text-quiet">{suggestion.text}</span>
      </span>
    </div>
  );
}
