import * as z from 'zod/mini';

/** A required moment, ISO 8601 with a zone; converted to UTC with milliseconds. `label` starts the messages. */
export function instant(label: string) {
  return z.pipe(
    z.pipe(
      z.iso.datetime({ offset: true, error: `${label} must be a date and a time.` }),
      z.transform((text: string) => new Date(text).toISOString()),
    ),
    z
      .string()
      .check(
        z.refine(
          (text) => text >= '2020' && text < '2101',
          `${label} is too far in the past or the future.`,
        ),
      ),
  );
}
