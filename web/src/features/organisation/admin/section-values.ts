import { t } from '@lingui/core/macro';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import {
  cutSection,
  type OrganisationSection,
  sectionSchemas,
} from '@one-dream/contract/organisation-sections.ts';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';

/** Values of a section's fields, as typed. */
export type SectionForm = { values: FieldValues };

/** Initial form values of a section: null becomes an empty field, lines are joined. */
export function typedSection(
  section: OrganisationSection,
  organisation: Organisation,
): SectionForm {
  return { values: typed(cutSection(section, organisation)) as FieldValues };
}

function typed(value: unknown): unknown {
  if (value === null) return '';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (Array.isArray(value)) {
    const areLines = value.length === 0 || typeof value[0] === 'string';
    return areLines ? value.join('\n') : value.map(typed);
  }
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).map(([key, part]) => {
    // An empty list of entries looks like an empty list of lines.
    const isEntries = Array.isArray(part) && listsOfEntries.has(key);
    return [key, isEntries ? part.map(typed) : typed(part)];
  });
  return Object.fromEntries(parts);
}

const listsOfEntries = new Set(['counters', 'tiers', 'staff', 'process']);

/** The contract's own validation of a section. */
export function sectionFormSchema(section: OrganisationSection) {
  return z.object({ values: sectionSchemas[section] });
}

export type FieldDifference = { name: string; saved: string };

/** Lists differences between the saved and the entered section, by field, as text. */
export function listDifferences(mine: SectionForm, saved: SectionForm): FieldDifference[] {
  const was = flatten(mine.values);
  const is = flatten(saved.values);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => (was.get(name) ?? '') !== (is.get(name) ?? ''))
    .map((name) => ({ name: wordsOf(name), saved: shown(is.get(name)) }));
}

function flatten(value: unknown, place: string[] = []): Map<string, string> {
  if (typeof value !== 'object' || value === null)
    return new Map([[place.join(' '), String(value ?? '')]]);
  return new Map(
    Object.entries(value).flatMap(([key, part]) => {
      const step = Array.isArray(value) ? String(Number(key) + 1) : key;
      return [...flatten(part, step === 'about' ? place : [...place, step])];
    }),
  );
}

function shown(text: string | undefined): string {
  if (!text) return t`Empty`;
  if (text === 'true' || text === 'false') return text === 'true' ? t`Ticked` : t`Not ticked`;
  return /^(data:|\/images\/)/.test(text) ? t`A picture` : text;
}

/** `staff 1 bio` becomes `Staff 1 bio`, `signUp` becomes `Sign up`. */
function wordsOf(name: string): string {
  const text = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
