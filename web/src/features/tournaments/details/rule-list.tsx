import { t } from '@lingui/core/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { ruleCategories } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { RichText } from './rich-text.tsx';

/** Rules by category, numbered throughout. */
export function RuleList({ rules }: { rules: Tournament['rules'] }) {
  const groups = ruleCategories
    .map((category) => ({ category, rules: rules.filter((rule) => rule.category === category) }))
    .filter((group) => group.rules.length > 0);
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <section key={group.category} aria-label={t`${translateEnglish(group.category)} rules`}>
          <h3 className="border-b border-line pb-2 font-display text-action font-medium tracking-wide text-quiet">
            {translateEnglish(group.category)}
          </h3>
          <ol>
            {group.rules.map((rule, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, places in the list do not
                key={index}
                className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line py-4 last:border-0 sm:grid-cols-[3rem_minmax(0,1fr)]"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-title leading-6 font-heavy tabular-nums text-edge"
                >
                  {index + 1}
                </span>
                <div className="min-w-0">
                  <p className="font-strong wrap-anywhere">{rule.title}</p>
                  <RichText text={rule.description} className="mt-1.5 text-quiet" />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
