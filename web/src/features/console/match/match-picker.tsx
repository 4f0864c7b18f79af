import { t } from '@lingui/core/macro';
import type { ConsoleMatch } from '@one-dream/contract/features/matches/matches.ts';
import { useSearchParams } from 'react-router';
import { clockOf, istDayOf } from '../../../platform/ist.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { matchName, matchStateLooks } from '../match-words.ts';

/** The day on a phone: a native select of its matches. */
export function MatchPicker(props: { matches: readonly ConsoleMatch[]; chosen: ConsoleMatch }) {
  const [, setParams] = useSearchParams();
  if (props.matches.length < 2) return null;
  return (
    <SelectField
      label={t`Match`}
      value={props.chosen.match._id}
      onChange={({ target }) =>
        setParams({ match: target.value }, { replace: true, preventScrollReset: true })
      }
      options={props.matches.map(({ match, asks }) => ({
        value: match._id,
        label: `${istDayOf(match.startsAt)} ${clockOf(match.startsAt)} · ${matchName(match)} · ${
          asks ? t`needs you` : matchStateLooks()[match.state].text
        }`,
      }))}
      className="[&_label]:visually-hidden"
    />
  );
}
