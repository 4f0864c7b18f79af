/** Fields of one change that are logged one by one. */
const fieldsWrittenDown = 40;

export interface ChangedFields {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Lists fields that differ between two states of a section; entries of a list are counted from 1. */
export function listChangedFields(was: object, is: object): ChangedFields {
  const before = flatten(was);
  const after = flatten(is);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => before[name] !== after[name]);
  const written = changed.slice(0, fieldsWrittenDown);
  const rest = changed.length - written.length;
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(written.filter((name) => name in from).map((name) => [name, from[name]]));
  return {
    before: pick(before),
    after: { ...pick(after), ...(rest > 0 && { 'more fields': rest }) },
  };
}

/** `{ staff: [{ name: 'Riya' }] }` becomes `{ 'staff 1 name': 'Riya' }`; lists of texts are one field. */
function flatten(value: object, place = ''): Record<string, unknown> {
  const entries = Object.entries(value).map(([key, inside]): Record<string, unknown> => {
    const name = Array.isArray(value) ? `${place} ${Number(key) + 1}` : `${place} ${key}`;
    if (Array.isArray(inside) && inside.length === 0) return {};
    const isTexts = Array.isArray(inside) && inside.every((part) => typeof part !== 'object');
    if (isTexts) return { [name.trim()]: inside.join(' · ') };
    if (typeof inside === 'object' && inside !== null) return flatten(inside, name);
    return { [name.trim()]: inside };
  });
  return Object.assign({}, ...entries);
}
