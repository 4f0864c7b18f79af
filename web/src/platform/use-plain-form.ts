import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { isMissingCode } from './load-anew.ts';
import { type ApiRefusal, isRefusal, offlineRefusal } from './refusal.ts';
import { pictureError, splitRefusal } from './refused-fields.ts';

type Schema<Input, Output> = z.ZodMiniType<Output, Input>;

export type PlainFormOptions<Input, Output, Picture extends string> = {
  /** Imports the call's body schema from the contract: until the form is sent, nothing needs it and its library. */
  loadSchema: () => Promise<Schema<Input, Output>>;
  /** Values to start with, and those that have no field. */
  defaults?: { [Name in keyof Input]?: unknown };
  /** Names of the call's pictures, besides its body. */
  pictures?: readonly Picture[];
  /** Makes the call. The form shows its error, and keeps the input. */
  send: (values: Output, pictures: Partial<Record<Picture, File>>) => Promise<unknown>;
};

/** Props for a text, password, select, checkbox or file field of `ui`. */
export type PlainFieldBinding = {
  name: string;
  defaultValue?: string;
  onChange: (event: ChangeEvent<HTMLElement>) => void;
  error: string | undefined;
  'aria-invalid': true | undefined;
};

type Errors = Record<string, string | undefined>;

/**
 * A form of single fields, which the browser keeps. It is validated by a contract schema when it is sent, then with every
 * change. A refusal keeps the input, marks the fields it names, and focuses the first invalid one. Forms with lists use
 * `useContractForm`.
 */
export function usePlainForm<Input extends object, Output, Picture extends string = never>(
  options: PlainFormOptions<Input, Output, Picture>,
) {
  const { loadSchema, defaults, pictures = [], send } = options;
  const form = useRef<HTMLFormElement>(null);
  const formError = useRef<HTMLElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<{ error?: unknown; message?: string | undefined }>();
  const [isBusy, setBusy] = useState(false);
  const isTried = useRef(false);

  useEffect(() => {
    if (!failure) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? formError.current)?.focus();
  }, [failure]);

  async function submit(): Promise<void> {
    const { values, files, found } = await checkForm(form, options);
    setErrors(found);
    if (!values) return setFailure({});
    setFailure(undefined);
    await send(values, files);
  }

  function showFailure(error: unknown): void {
    console.error(error);
    const { fields, message } = splitRefusal(error, { form: form.current, pictures });
    setErrors(Object.fromEntries(fields));
    setFailure({ error, message });
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    isTried.current = true;
    setBusy(true);
    try {
      await submit();
    } catch (error) {
      showFailure(isMissingCode(error) ? offlineRefusal(error) : error);
    }
    setBusy(false);
  }

  async function onChange(name: string): Promise<void> {
    if (!isTried.current) return;
    const { found } = await checkForm(form, options);
    setErrors((shown) => ({ ...shown, [name]: found[name] }));
  }

  function field(name: keyof Input & string): PlainFieldBinding {
    const first: unknown = defaults?.[name];
    return { ...bind(name), ...(typeof first === 'string' && { defaultValue: first }) };
  }

  function bind(name: string): PlainFieldBinding {
    const error = errors[name];
    return {
      name,
      onChange: () => void onChange(name),
      error: error || undefined,
      // A field can be wrong without a message of its own.
      'aria-invalid': error === undefined ? undefined : true,
    };
  }

  return {
    /** Spread onto the `form` element. */
    props: {
      ref: form,
      onSubmit: (event: FormEvent) => void onSubmit(event),
      // Ahead of need; if it fails, sending the form tries again.
      onFocus: () => void loadChecks(loadSchema).catch(() => {}),
      noValidate: true as const,
    },
    field,
    picture: (name: Picture) => bind(name),
    isBusy,
    /** The last submission's refusal; branch on its `code`. */
    refusal: refusalOf(failure?.error),
    /** For `FormError`: empty while every invalid field shows its own error. */
    message: failure?.message,
    /** For `FormError`, which gets the focus if no single field is to blame. */
    errorRef: (element: HTMLElement | null) => {
      formError.current = element;
    },
    /** What is in a field now. */
    valueOf: (name: keyof Input & string) => String(readForm(form.current).typed[name] ?? ''),
    /** Empties a field and its error. */
    clear: (name: keyof Input & string) => {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = '';
      setErrors((shown) => ({ ...shown, [name]: undefined }));
    },
  };
}

function refusalOf(error: unknown): ApiRefusal | undefined {
  return isRefusal(error) ? error : undefined;
}

/** What is typed, parsed, or an error for each wrong field. */
async function checkForm<Input, Output, Picture extends string>(
  form: { current: HTMLFormElement | null },
  options: PlainFormOptions<Input, Output, Picture>,
) {
  const { schema, sayCheck } = await loadChecks(options.loadSchema);
  const { typed, files, found } = readForm(form.current, options.pictures);
  const parsed = schema.safeParse({ ...options.defaults, ...typed });
  for (const { path, message } of parsed.error?.issues ?? []) {
    found[path.join('.')] ??= sayCheck(message);
  }
  const isValid = parsed.success && Object.keys(found).length === 0;
  return { values: isValid ? parsed.data : undefined, files, found };
}

async function loadChecks<Checks>(loadSchema: () => Promise<Checks>) {
  const [schema, { sayCheck }] = await Promise.all([loadSchema(), import('./say-check.ts')]);
  return { schema, sayCheck };
}

function readForm<Picture extends string>(
  form: HTMLFormElement | null,
  pictures: readonly Picture[] = [],
) {
  const data = new FormData(form ?? undefined);
  const typed = Object.fromEntries([...data].filter(([, value]) => typeof value === 'string'));
  const files: Partial<Record<Picture, File>> = {};
  const found: Errors = {};
  for (const name of pictures) {
    const file = data.get(name);
    if (!(file instanceof File) || file.size === 0) continue;
    files[name] = file;
    const error = pictureError(file);
    if (error) found[name] = error;
  }
  return { typed, files, found };
}
