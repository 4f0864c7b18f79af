import type { AnyCall } from '@one-dream/contract/call.ts';
import { calls } from '@one-dream/contract/calls.ts';
import { textOfCheck } from '@one-dream/contract/checks.ts';
import { formRefusals } from '@one-dream/contract/features/tournaments/tournaments.form.ts';
import { timeRefusals } from '@one-dream/contract/features/tournaments/tournaments.times.ts';
import { tournamentTypes } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { isTranslatable } from '@one-dream/contract/texts.ts';
import type { FoundMessage } from './messages-plugin.ts';

const { dates, draft, lineup } = formRefusals;
/** Messages of checks between fields, which create their issues themselves. */
const betweenFields = [
  ...Object.values(timeRefusals),
  dates,
  draft,
  ...tournamentTypes.map(lineup),
];

/** The place of field messages that only the back office and the console can meet. */
export const checksOfOffice = 'contract/src/calls.ts';

/**
 * Lists the field messages in the schemas of all calls, and the names inserted into them: those of calls that a player may
 * make, and those that only the back office and the console can meet.
 */
export function listChecks(): { players: FoundMessage[]; office: FoundMessage[] } {
  const all = calls.map(({ call }) => call);
  const isOfPlayers = ({ access }: AnyCall) => !['admin', 'owner', 'duty'].includes(access);
  const players = messagesIn(all.filter(isOfPlayers));
  const office = [...messagesIn(all), ...betweenFields].filter((message) => !players.has(message));
  return { players: listMessages([...players]), office: listMessages(office) };
}

function listMessages(messages: readonly string[]): FoundMessage[] {
  const keys = messages.toSorted().flatMap((message) => {
    const { key, values = {} } = textOfCheck(message);
    return [
      key,
      ...Object.values(values).flatMap((value) => (isTranslatable(value) ? value.key : [])),
    ];
  });
  return [...new Set(keys)].map((key) => ({
    english: key.slice(key.indexOf('.') + 1),
    context: key,
  }));
}

/** Schemas are plain objects below `_zod.def`; each check creates its message in `error`. */
function messagesIn(start: unknown): Set<string> {
  const seen = new Set<unknown>();
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const inside = '_zod' in value ? (value._zod as { def: object }).def : value;
    for (const [name, part] of Object.entries(inside))
      if (name === 'error' && typeof part === 'function')
        found.add(part({ code: 'custom', path: [] }));
      else walk(part);
  };
  walk(start);
  return found;
}
