import { zodResolver } from '@hookform/resolvers/zod';
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DeepPartial,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ApiRefusal, isPassing, isRefusal, messageOf } from './refusal.ts';
import { translateCheck } from './translate-check.ts';

type Schema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

export type ContractFormOptions<Input extends FieldValues, Output, Picture extends string> = {
  /** The call's body schema from the contract. */
  schema: Schema<Input, Output>;
  /** Values to start with, and those that have no field. A choice that is yet to be made is empty. */
  defaults: { [Name in keyof Input]?: DeepPartial<Input[Name]> | '' };
  /** Names of the call's pictures, besides its body. */
  pictures?: readonly Picture[];
  /** Makes the call. The form shows its error, and keeps the input. */
  send: (values: Output, pictures: Partial<Record<Picture, File>>) => Promise<unknown>;
};

/** Props for a text, password, select or checkbox field of `ui`. */
export type FieldBinding = UseFormRegisterReturn & {
  error: string | undefined;
  'aria-invalid': true | undefined;
};

/** Props for a file field of `ui`. */
export type PictureBinding = {
  name: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
};

export type ContractForm<Input extends FieldValues, Picture extends string = never> = {
  /** Spread onto the `form` element. */
  props: {
    ref: (element: HTMLFormElement | null) => void;
    onSubmit: (event: FormEvent) => void;
    noValidate: true;
  };
  field: (name: FieldPath<Input>) => FieldBinding;
  picture: (name: Picture) => PictureBinding;
  /** Error of a manually bound field. */
  errorOf: (name: FieldPath<Input>) => string | undefined;
  /** Resets fields below this path: they show no error until touched or submitted. */
  begin: (path: string) => void;
  isBusy: boolean;
  /** The last submission's refusal; branch on its `code`. */
  refusal: ApiRefusal | undefined;
  /**
   * For `FormError`: empty while every invalid field shows its own error, and once the line is back or a field changes
   * after a failure that a retry may mend.
   */
  message: string | undefined;
  /** For `FormError`, which gets the focus if no single field is to blame. */
  errorRef: (element: HTMLElement | null) => void;
  /** The rest of react-hook-form's API. */
  methods: UseFormReturn<Input, unknown, unknown>;
};

/**
 * A form validated by a contract schema here and on the server. A refusal keeps the input, marks the fields it names, and
 * focuses the first invalid one.
 */
export function useContractForm<Input extends FieldValues, Output, Picture extends string = never>(
  options: ContractFormOptions<Input, Output, Picture>,
): ContractForm<Input, Picture> {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const { schema, defaults, pictures = [], send } = options;
  const methods = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults as DefaultValues<Input>,
    // By the order in which components are rendered; on the page another field may be the first.
    shouldFocusError: false,
  });
  const { errors, touchedFields, isSubmitting } = methods.formState;
  const [failure, setFailure] = useState<{ error: unknown; message: string | undefined }>();
  const form = useRef<HTMLFormElement>(null);
  const formError = useRef<HTMLElement>(null);
  /** Fields rendered so far; only those submitted or changed can be invalid. */
  const shown = useRef(new Set<string>());
  const answered = useRef(new Set<string>());
  /** Fields that had an element. */
  const begun = useRef(new Set<string>());

  useEffect(() => {
    if (!failure || isSubmitting) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? formError.current)?.focus();
  }, [failure, isSubmitting]);

  /** What a lost line or a busy server refused may succeed now. */
  const forgetPassing = useCallback(
    () => setFailure((last) => (last && isPassing(last.error) ? undefined : last)),
    [],
  );
  useEffect(() => {
    window.addEventListener('online', forgetPassing);
    return () => window.removeEventListener('online', forgetPassing);
  }, [forgetPassing]);

  const submit = methods.handleSubmit(
    async (values) => {
      setFailure(undefined);
      try {
        await send(values, readPictures(form.current, pictures));
      } catch (error) {
        if (!isRefusal(error)) console.error(error);
        setFailure({ error, message: spread(error) });
      }
    },
    () => setFailure({ error: undefined, message: undefined }),
  );

  /** Assigns errors to fields. @returns the remaining message for the form as a whole */
  function spread(error: unknown): string | undefined {
    const { fields, message } = splitRefusal(error, { form: form.current, pictures });
    for (const [name, text] of fields)
      methods.setError(name as FieldPath<Input>, { type: 'server', message: text });
    return message;
  }

  /** react-hook-form validates a whole list when a row is added, and would mark the new row at once. */
  function errorAt(name: FieldPath<Input>) {
    shown.current.add(name);
    const { error } = methods.getFieldState(name, methods.formState);
    return answered.current.has(name) ? error : undefined;
  }

  /** A manually bound field counts as touched on blur alone. */
  function errorOf(name: FieldPath<Input>): string | undefined {
    if (methods.getFieldState(name, methods.formState).isTouched) answered.current.add(name);
    return text(errorAt(name)?.message);
  }

  function begin(path: string) {
    for (const name of answered.current)
      if (name.startsWith(`${path}.`)) answered.current.delete(name);
  }

  function bind(name: FieldPath<Input>): FieldBinding {
    const error = errorAt(name);
    const registered = methods.register(name);
    return {
      ...registered,
      ref: (element) => {
        const typed = typedIn(element);
        registered.ref(element);
        // Before the scripts were there; react-hook-form would put the default in its place.
        if (element && !begun.current.has(name)) {
          begun.current.add(name);
          if (typed) methods.setValue(name, typed as never);
        }
      },
      onChange: (event) => {
        answered.current.add(name);
        forgetPassing();
        return registered.onChange(event);
      },
      error: text(error?.message),
      'aria-invalid': error ? true : undefined,
    };
  }

  // Read here, so that react-hook-form re-renders when they change.
  void errors;
  void touchedFields;
  return {
    props: {
      ref: (element) => {
        form.current = element;
      },
      onSubmit: (event) => {
        answered.current = new Set(shown.current);
        void submit(event);
      },
      noValidate: true,
    },
    field: bind,
    picture: (name) => ({
      name,
      onChange: () => methods.clearErrors(name as string as FieldPath<Input>),
      error: text(
        methods.getFieldState(name as string as FieldPath<Input>, methods.formState).error?.message,
      ),
    }),
    errorOf,
    begin,
    isBusy: isSubmitting,
    refusal: isRefusal(failure?.error) ? failure.error : undefined,
    message: failure?.message,
    errorRef: (element) => {
      formError.current = element;
    },
    methods: methods as never,
  };
}

function typedIn(element: Element | null): string | undefined {
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(element.type));
  return isText ? element.value : undefined;
}

function readPictures<Picture extends string>(
  form: HTMLFormElement | null,
  names: readonly Picture[],
): Partial<Record<Picture, File>> {
  const files: Partial<Record<Picture, File>> = {};
  for (const name of names) {
    const input = form?.elements.namedItem(name);
    const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
    if (file) files[name] = file;
  }
  return files;
}

function text(message: string | undefined): string | undefined {
  return message ? translateCheck(message) : undefined;
}

/**
 * Splits a refusal into messages of single fields and what remains for the form as a whole, which is empty if the fields
 * say it all.
 */
function splitRefusal(
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
