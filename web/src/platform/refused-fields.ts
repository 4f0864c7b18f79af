import { isRefusal, messageOf } from './refusal.ts';

/**
 * Splits a refusal into messages of single fields and what remains for the form as a whole, which is empty if the fields
 * say it all.
 */
export function splitRefusal(
  error: unknown,
  { form, pictures }: { form: HTMLFormElement | null; pictures: readonly string[] },
): { fields: [name: string, text: string][]; message: string | undefined } {
  const message = messageOf(error);
  if (!isRefusal(error)) return { fields: [], message };
  const named = { ...error.fields };
  const [onlyPicture] = pictures;
  if (onlyPicture && error.code.startsWith('IMAGE_')) named[onlyPicture] ??= message;
  const all = Object.entries(named);
  const fields = all.filter(([name]) => form?.elements.namedItem(name) != null);
  const isSaid = all.length > 0 && fields.length === all.length && all.every(([, text]) => text);
  return { fields, message: isSaid ? undefined : message };
}
