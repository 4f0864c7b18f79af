import { type Poster, posterForm } from '@one-dream/contract/features/posters.ts';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type ContractForm, useContractForm } from '../../../platform/use-contract-form.ts';
import { useDataUrlField } from '../../../platform/use-data-url-field.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { Heading } from '../../../ui/typography.tsx';
import { PosterPreview } from './poster-preview.tsx';
import { useCreatePoster } from './posters.admin.data.ts';

type PosterValues = Omit<Poster, '_id'>;
type PosterFormState = ContractForm<PosterValues, never>;

const nothing: PosterValues = {
  image: '',
  text_one: '',
  text_two: '',
  text: '',
  button: { name: '', link: '' },
};

/** A new slide of the home page's banner, shown as it will be while it is written. */
export function PosterForm({ onCreated }: { onCreated: () => void }) {
  const create = useCreatePoster();
  const form = useContractForm<PosterValues, z.output<typeof posterForm>>({
    schema: posterForm as unknown as z.ZodMiniType<z.output<typeof posterForm>, PosterValues>,
    defaults: nothing,
    send: async (values) => {
      const { message } = await create.mutateAsync(values);
      toast.good(message);
      onCreated();
    },
  });
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <Panel as="section" aria-labelledby="new-poster">
        <Heading level={2} id="new-poster" className="mb-4">
          Create a poster
        </Heading>
        <Fields form={form} />
      </Panel>
      <Previews form={form} />
    </div>
  );
}

function Fields({ form }: { form: PosterFormState }) {
  const image = useDataUrlField({ form, name: 'image' });
  return (
    <form {...form.props} className="grid gap-4">
      <FileField
        label="Image"
        shape="wide"
        prompt="Choose a picture, 1600 × 900 at best"
        hint="PNG, JPEG or WebP, up to 5 MB."
        {...image}
      />
      <TextField label="Quote text" autoComplete="off" {...form.field('text_one')} />
      <TextField label="Main heading" autoComplete="off" {...form.field('text_two')} />
      <TextAreaField label="Description" rows={3} {...form.field('text')} />
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-1">
        <TextField label="Button name" autoComplete="off" {...form.field('button.name')} />
        <TextField
          label="Button link"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="/tournament"
          {...form.field('button.link')}
        />
      </div>
      <p className="-mt-2 text-small text-quiet">
        A page of this site such as /tournament, or an https:// address. Without a name and a link
        there is no button.
      </p>
      <div className="[&>[role=alert]:not(:empty)]:mt-4">
        <Button
          type="submit"
          look="main"
          wide
          busy={form.isBusy}
          disabled={form.isBusy}
          busyText="Generating..."
        >
          Generate Poster
        </Button>
        <FormError ref={form.errorRef}>{form.message}</FormError>
      </div>
    </form>
  );
}

function Previews({ form }: { form: PosterFormState }) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const typed = useWatch({ control: form.methods.control }) as PosterValues;
  return (
    <section aria-labelledby="poster-preview" className="min-w-0">
      <div className="xl:sticky xl:top-8">
        <Heading level={2} id="poster-preview" className="mb-4">
          Live preview
        </Heading>
        <div className="grid grid-cols-[minmax(0,3.16fr)_minmax(0,1fr)] items-start gap-3">
          {(['desk', 'phone'] as const).map((screen) => (
            <figure key={screen} className="min-w-0">
              <PosterPreview poster={typed} screen={screen} className="border border-line" />
              <figcaption className="mt-1.5 text-small text-quiet">
                {screen === 'desk' ? 'On a desk' : 'On a phone'}
              </figcaption>
            </figure>
          ))}
        </div>
        {typed.image === '' && (
          <p className="mt-4 text-quiet">
            Choose a picture and write: this is how the slide will look. Keep what matters in the
            picture right of its middle, the texts stand on the left and at the foot.
          </p>
        )}
      </div>
    </section>
  );
}
