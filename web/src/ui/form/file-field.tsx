import { t } from '@lingui/core/macro';
import { ImagePlus, Trash2 } from 'lucide-react';
import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { describeControl, FieldNotes, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export type FileFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'value'> & {
    /** `square` for a person or a team, `wide` for a banner. */
    shape?: 'square' | 'wide';
    /** The existing picture, when editing. */
    current?: string | undefined;
    /** Shown in the empty box. */
    prompt?: string;
    /** Shown in the box until another picture is chosen or this one is removed. */
    drawn?: { picture: ReactNode; onTakeAway: () => void } | undefined;
  };

/**
 * A picture upload with preview. The control is a native file input, so react-hook-form's `register` reads a `FileList`;
 * dropping and removing trigger a change like choosing.
 */
export function FileField(props: FileFieldProps) {
  const { label, hint, error, id: given, className, shape = 'square', ...others } = props;
  const { current, prompt = t`Choose a picture`, drawn, ref, onChange, ...rest } = others;
  const made = useId();
  const id = given ?? made;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const preview = usePreview(file) ?? current;

  useEffect(() => {
    const form = input.current?.form;
    const forget = () => setFile(undefined);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  function setFiles(files: FileList) {
    if (!input.current) return;
    input.current.files = files;
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    if (event.dataTransfer.files.length === 1) setFiles(event.dataTransfer.files);
  }

  return (
    <div className={classNames('min-w-0', className)}>
      <span
        id={`${id}-label`}
        className="mb-1.5 block font-display text-label font-medium tracking-wide"
      >
        {label}
      </span>
      <div
        className={classNames(
          'flex items-end gap-2',
          shape === 'wide' ? 'flex-col items-stretch' : 'flex-wrap',
        )}
      >
        <label
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          className={classNames(
            'relative block cursor-pointer border border-dashed border-edge bg-sunken transition-colors rounded-hair hover:border-quiet has-focus-visible:outline-2 has-focus-visible:outline-flare has-aria-invalid:border-closed',
            shape === 'square' ? 'size-32 shrink-0' : 'aspect-video w-full',
          )}
        >
          <input
            accept="image/png,image/jpeg,image/webp"
            {...rest}
            {...describeControl({ id, hint, error })}
            ref={(element) => {
              input.current = element;
              if (typeof ref === 'function') return ref(element);
              if (ref) ref.current = element;
            }}
            type="file"
            aria-labelledby={`${id}-label`}
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              onChange?.(event);
            }}
            className="visually-hidden"
          />
          {preview ? (
            <img
              key={preview}
              src={preview}
              alt=""
              // A broken picture is hidden; the error below explains it.
              onError={(event) => {
                event.currentTarget.hidden = true;
              }}
              className="absolute inset-0 size-full object-cover"
            />
          ) : drawn ? (
            <span className="absolute inset-0">{drawn.picture}</span>
          ) : (
            <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 p-3 text-center text-small text-quiet">
              <ImagePlus size={28} />
              {prompt}
            </span>
          )}
        </label>
        {file && (
          <div className="flex min-w-0 items-center gap-1 text-small text-quiet">
            <IconButton
              label={t`Remove ${file.name}`}
              icon={<Trash2 size={20} />}
              onClick={() => setFiles(new DataTransfer().files)}
            />
            <span className="truncate">{file.name}</span>
          </div>
        )}
        {drawn && !preview && (
          <div className="flex min-w-0 flex-wrap items-center gap-1 text-small text-quiet">
            <IconButton
              label={t`Remove the drawn picture`}
              icon={<Trash2 size={20} />}
              onClick={drawn.onTakeAway}
            />
            {t`Drawn for you`}
          </div>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Object URL of the picture, revoked when it is no longer shown. */
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setPreview({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return file && preview?.file === file ? preview.url : undefined;
}
