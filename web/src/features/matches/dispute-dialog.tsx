import { t } from '@lingui/core/macro';
import { openDispute } from '@one-dream/contract/features/disputes/disputes.ts';
import {
  disputeKinds,
  maximumEvidence,
} from '@one-dream/contract/features/disputes/disputes.values.ts';
import { imageAccept } from '@one-dream/contract/images.ts';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { useTyped } from '../../platform/use-typed.ts';
import { Dialog, SubmitActions } from '../../ui/feedback/dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { disputeKindWords } from './dispute-words.ts';
import { useAddEvidence, useOpenDispute } from './disputes.data.ts';

/** Opens a dispute. Pictures are uploaded after the text, so that a lost connection does not lose the dispute. */
export function DisputeDialog({
  matchId,
  entryId,
  children,
  onClose,
}: {
  matchId: string;
  /** The entry on whose behalf the owner opens it; omitted for leaders. */
  entryId?: string;
  /** Fields shown first. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const formId = useId();
  const pictures = useRef<HTMLInputElement>(null);
  const { typed, keep, forget } = useTyped(`dispute ${matchId}`);
  const [links, setLinks] = useState(typed.clips ?? '');
  const open = useOpenDispute(matchId);
  const add = useAddEvidence();

  const form = useContractForm({
    schema: openDispute.body,
    defaults: { kind: 'result' as const, text: typed.text ?? '', links: [] },
    send: async ({ kind, text }) => {
      const files = readPictures(pictures.current);
      const given = links.split(/\s+/).filter(Boolean);
      const { data, message } = await open.mutateAsync({
        ...{ kind, text, links: given },
        ...(entryId !== undefined && { entryId }),
      });
      forget();
      onClose();
      toast.good(message);
      await sendPictures(data._id, files);
    },
  });

  async function sendPictures(disputeId: string, files: File[]) {
    for (const image of files) {
      try {
        await add.mutateAsync({ disputeId, image });
      } catch (error) {
        toast.bad(t`${image.name} did not arrive. ${messageOf(error)} Add it on this page.`);
      }
    }
  }

  return (
    <Dialog
      onClose={onClose}
      keepOpenOutside
      title={t`Dispute the result`}
      description={t`The scorers read it. The other team sees it only if they ask for its side.`}
      actions={
        <SubmitActions
          formId={formId}
          text={t`Send dispute`}
          busy={form.isBusy}
          busyText={t`Sending...`}
          onCancel={onClose}
        />
      }
    >
      <form {...form.props} id={formId} onInput={keep} className="grid gap-4 pb-2">
        {children}
        <SelectField
          label={t`What is it about?`}
          options={disputeKinds.map((value) => ({ value, label: disputeKindWords()[value] }))}
          {...form.field('kind')}
        />
        <TextAreaField
          label={t`What happened`}
          hint={t`20 to 1000 characters. Say which team, when, and what the result should be.`}
          {...form.field('text')}
        />
        <TextAreaField
          label={t`Links to clips`}
          rows={2}
          name="clips"
          hint={t`Up to 5, one per line. Optional.`}
          value={links}
          onChange={(event) => setLinks(event.target.value)}
        />
        <PicturesField ref={pictures} />
        <FormError ref={form.errorRef}>{form.message}</FormError>
      </form>
    </Dialog>
  );
}

function PicturesField({ ref }: { ref: Ref<HTMLInputElement> }) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className="mb-1.5 block font-display text-label font-medium tracking-wide"
      >{t`Screenshots`}</label>
      <input
        ref={ref}
        id={id}
        type="file"
        accept={imageAccept}
        multiple
        className="block min-h-12 w-full border border-dashed border-edge bg-sunken p-2.5 text-small text-quiet file:mr-3 file:min-h-7 file:border-0 file:bg-lifted file:px-3 file:text-bright"
      />
      <p className="mt-1.5 text-small text-quiet">{t`Up to ${maximumEvidence}.`}</p>
    </div>
  );
}

function readPictures(input: HTMLInputElement | null): File[] {
  const files = [...(input?.files ?? [])];
  const fitting = files.slice(0, maximumEvidence);
  if (fitting.length < files.length) {
    toast.bad(
      t`Only ${fitting.length} of ${files.length} pictures are sent: ${maximumEvidence} at most.`,
    );
  }
  return fitting;
}
