import { classNames } from '../../ui/class-names.ts';

export type Choice = { value: string; text: string; hint?: string | undefined };

/** A row of mutually exclusive buttons; scrolls sideways if there are many. */
export function ChoiceRow(props: {
  label: string;
  choices: readonly Choice[];
  value: string | undefined;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset
      aria-label={props.label}
      className="fade-end -mx-[16px] flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      {props.choices.map(({ value, text, hint }) => {
        const isChosen = value === props.value;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => props.onChoose(value)}
            className={classNames(
              'flex min-h-11 shrink-0 items-center gap-2 border px-4 font-display text-label font-medium tracking-wide whitespace-nowrap rounded-hair transition-colors',
              isChosen
                ? 'border-bright bg-lifted text-bright'
                : 'border-edge text-quiet hover:border-quiet hover:text-bright',
            )}
          >
            {text}
            {hint && <span className="font-body text-small font-regular text-quiet">{hint}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
