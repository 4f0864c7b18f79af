import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { clockOf, istDayOf } from '../../../platform/ist.ts';
import { consoleSearch } from '../../../platform/pages/console-paths.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { matchName, matchStateLooks } from '../match-words.ts';

/** The day on a phone: a native select of its matches. */
export function MatchPicker(props: { matches: readonly ConsoleMatch[]; chosen: ConsoleMatch }) {
  const [, change] = useSearch(consoleSearch);
  if (props.matches.length < 2) return null;
  const days = new Set(props.matches.map(({ match }) => istDayOf(match.startsAt)));
  return (
    <SelectField
      label={t`Match`}
      value={props.chosen.match._id}
      // Another match opens at its own current step.
      onChange={({ target }) => change({ match: target.value, step: undefined })}
      options={props.matches.map(({ match, asks }) => ({
        value: match._id,
        // The day only where there are several: a phone has little room.
        label: `${days.size > 1 ? `${istDayOf(match.startsAt)} ` : ''}${clockOf(match.startsAt)} · ${matchName(match)} · ${
          asks ? t`needs you` : matchStateLooks()[match.state].text
        }`,
      }))}
      className="[&_label]:visually-hidden"
    />
  );
}
