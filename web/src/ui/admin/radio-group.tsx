import { useId } from 'react';

export type RadioChoice<Value extends string> = { value: Value; text: string; hint?: string };

export type RadioGroupProps<Value extends string> = {
  /** For screen readers; on screen the context makes it clear. */
  legend: string;
  name: string;
  choices: readonly RadioChoice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** A choice of a few options, each with a line of explanation. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="visually-hidden">{props.legend}</legend>
      {props.choices.map(({ value, text, hint }) => (
        <label
          key={value}
          className="flex min-h-14 cursor-pointer items-start gap-3 border border-edge bg-sunken p-3.5 transition-colors rounded-hair hover:border-quiet has-checked:border-bright has-checked:bg-lifted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-flare"
        >
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onValueChange(value)}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={hint ? `${id}-${value}-hint` : undefined}
            className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border-2 border-edge checked:border-6 checked:border-flare focus-visible:outline-none"
          />
          <span className="min-w-0">
            <span id={`${id}-${value}`} className="block font-strong">
              {text}
            </span>
            {hint && (
              <span id={`${id}-${value}-hint`} className="block text-small text-quiet">
                {hint}
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
