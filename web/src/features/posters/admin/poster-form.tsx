import { t } from '@lingui/core/macro';
import {
  type PosterForm as PosterValues,
  posterForm,
  type StaffPoster,
} from '@one-dream/contract/features/posters/posters.ts';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Opened } from '../../../platform/stored-draft.ts';
import { type ContractForm, useContractForm } from '../../../platform/use-contract-form.ts';
import { useDataUrlField } from '../../../platform/use-data-url-field.ts';
import { useDraft, useDraftForm } from '../../../platform/use-draft-form.ts';
import { useMomentField } from '../../../platform/use-moment-field.ts';
import { LeaveQuestion } from '../../../ui/admin/form-foot.tsx';
import { IstField } from '../../../ui/admin/ist-field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FileField } from '../../../ui/form/file-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LoadNewestButton } from '../../../ui/form/load-newest-button.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { PosterPreview } from './poster-preview.tsx';
import { nameOf } from './poster-words.ts';
import { useSavePoster } from './posters.admin.data.ts';

type PosterFormState = ContractForm<PosterValues>;

const nothing: PosterValues = {
  image: '',
  text_one: '',
  text_two: '',
  text: '',
  button: { name: '', link: '' },
  shownFrom: null,
  shownUntil: null,
};

/** A slide of the home page's banner, new or `existing`, with a live preview. */
export function PosterForm(props: {
  existing?: StaffPoster | undefined;
  /** Refetches it; undefined if it is gone. */
  onReload: () => Promise<StaffPoster | undefined>;
  onSaved: () => void;
  /** Leaves an existing poster unchanged. */
  onCancel: () => void;
}) {
  const { existing, onReload, onSaved, onCancel } = props;
  // As opened, so that changes saved by others meanwhile are not overwritten unnoticed.
  const draft = useDraft<PosterValues>(`poster ${existing?._id ?? 'new'}`, openedOf(existing));
  const save = useSavePoster(existing && { ...existing, version: draft.opened.version ?? 0 });
  const form = useContractForm<PosterValues, PosterValues>({
    schema: posterForm as unknown as z.ZodMiniType<PosterValues, PosterValues>,
    defaults: draft.typed,
    send: async (values) => {
      const { message } = await save.mutateAsync(values);
      draft.end();
      toast.good(message);
      onSaved();
    },
  });
  const work = useDraftForm(form, draft);
  return (
    <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <Panel as="section" aria-labelledby="new-poster">
        <Heading level={2} id="new-poster" className="mb-4 wrap-anywhere">
          {existing ? t`Edit ${nameOf(existing)}` : t`Create a poster`}
        </Heading>
        <Fields form={form} message={work.message} isNew={!existing}>
          {work.isStale && (
            <LoadNewestButton
              onLoad={async () => {
                const newest = await onReload();
                if (newest) work.goOnFrom(openedOf(newest));
              }}
            />
          )}
          {existing && <Button onClick={onCancel}>{t`Cancel`}</Button>}
        </Fields>
      </Panel>
      <Previews form={form} />
      <LeaveQuestion {...work.leaving} />
    </div>
  );
}

function openedOf(poster: StaffPoster | undefined): Opened<PosterValues> {
  if (!poster) return { values: nothing };
  const { _id, version, ...values } = poster;
  return { values, version };
}

function Fields(props: {
  form: PosterFormState;
  message: string | undefined;
  isNew: boolean;
  /** Buttons after the one that saves. */
  children: ReactNode;
}) {
  const { form, message, isNew, children } = props;
  const image = useDataUrlField({ form, name: 'image' });
  const shownFrom = useMomentField({ form, name: 'shownFrom' });
  const shownUntil = useMomentField({ form, name: 'shownUntil' });
  return (
    <form {...form.props} className="grid gap-4">
      <FileField
        label={t`Image`}
        shape="wide"
        prompt={t`Choose a picture, 1600 × 900 at best`}
        hint={t`PNG, JPEG or WebP, up to 5 MB.`}
        {...image}
      />
      <TextField label={t`Quote text`} autoComplete="off" {...form.field('text_one')} />
      <TextField label={t`Main heading`} autoComplete="off" {...form.field('text_two')} />
      <TextAreaField label={t`Description`} rows={3} {...form.field('text')} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <TextField label={t`Button name`} autoComplete="off" {...form.field('button.name')} />
        <TextField
          label={t`Button link`}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder={`/tournament`}
          {...form.field('button.link')}
        />
      </div>
      <p className="-mt-2 text-small text-quiet">{t`A page of this site such as /tournament, or an https:// address. Without a name and a link there is no button.`}</p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1">
        <IstField label={t`Shown from`} hint={t`Empty: at once.`} {...shownFrom} />
        <IstField label={t`Shown until`} hint={t`Empty: until you take it off.`} {...shownUntil} />
      </div>
      <div className="[&>[role=alert]:not(:empty)]:mt-4">
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="main"
            className="flex-1"
            busy={form.isBusy}
            disabled={form.isBusy}
            busyText={isNew ? t`Generating...` : t`Saving...`}
          >
            {isNew ? t`Generate Poster` : t`Save Poster`}
          </Button>
          {children}
        </div>
        <FormError ref={form.errorRef}>{message}</FormError>
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
        <Heading level={2} id="poster-preview" className="mb-4">{t`Live preview`}</Heading>
        <div className="grid grid-cols-[minmax(0,3.16fr)_minmax(0,1fr)] items-start gap-3">
          {(['desk', 'phone'] as const).map((screen) => (
            <figure key={screen} className="min-w-0">
              <PosterPreview poster={typed} screen={screen} className="border border-line" />
              <figcaption className="mt-1.5 text-small text-quiet">
                {screen === 'desk' ? t`On a desktop` : t`On a phone`}
              </figcaption>
            </figure>
          ))}
        </div>
        {typed.image === '' && (
          <p className="mt-4 text-quiet">{t`Choose a picture and write: this is how the slide will look. Keep what matters to the right of the middle; the texts are on the left and at the bottom.`}</p>
        )}
      </div>
    </section>
  );
}
