import type { Translatable } from './texts.ts';

/**
 * Schemas report errors in English, and the catalogues are keyed by those sentences, so that English readers need no table.
 * Sentences that differ only by field share a pattern: capitalised placeholders are texts, `typed` is what somebody wrote, the
 * others are numbers.
 */
const patterns = [
  '{Label} is required.',
  '{Label} can be at most {max} characters long.',
  '{Label} has characters that cannot be used here.',
  '{Label} has a character that cannot be used here, after “{typed}”.',
  '{Label} starts with a character that cannot be used here.',
  '{Label} needs at least {min} characters.',
  '{Label} must be a whole number.',
  '{Label} must be at least {min}.',
  '{Label} can be at most {max}.',
  '{Label} has to be a whole number from {min} to {max}.',
  '{Label} must be a date and a time.',
  '{Label} is too far in the past or the future.',
  '{Label}: at most {max} lines.',
  '{Label} is in there twice.',
  'At most {max} {Things}.',
  'Choose one of the listed {Things}.',
  'Two {Things} have the same name.',
].map((template) => {
  const source = template.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'typed') return '(?<typed>.+)';
    return /[A-Z]/.test(name)
      ? `(?<${name}>${name === 'Things' ? '[a-z]+' : '[^.:]+?'})`
      : `(?<${name}>\\d+)`;
  });
  return { template, shape: new RegExp(`^${source}$`) };
});

const area = 'check.';

/** Turns a schema's message into a translatable text. */
export function textOfCheck(message: string): Translatable {
  for (const { template, shape } of patterns) {
    const found = shape.exec(message)?.groups;
    if (!found) continue;
    const values = Object.entries(found).map(([name, value]) => [
      name,
      /[A-Z]/.test(name) ? { key: area + value } : value,
    ]);
    return { key: area + template, values: Object.fromEntries(values) };
  }
  return { key: area + message };
}

/** The key of such a text contains its English. */
export function englishOfCheck(key: string): string | undefined {
  return key.startsWith(area) ? key.slice(area.length) : undefined;
}
