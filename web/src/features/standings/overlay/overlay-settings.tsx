import { t } from '@lingui/core/macro';
import type { Overlay } from '@one-dream/contract/features/overlay/overlay.ts';
import {
  maximumOverlays,
  type OverlayView,
  overlayDelay,
  overlayViews,
} from '@one-dream/contract/features/overlay/overlay.values.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureParts, messageOf } from '../../../platform/refusal.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CopyField } from '../../../ui/form/copy-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { overlaysOf, useCreateOverlay, useRevokeOverlay } from './overlay.data.ts';
import { OverlayPreview } from './overlay-preview.tsx';

const viewNames = (): Record<OverlayView, string> => ({
  standings: t`Standings`,
  match: t`Match`,
  slots: t`Slot list`,
  next: t`Coming up`,
  winner: t`Winner`,
});

/** Overlay addresses for streaming programs, with a preview. */
export function OverlaySettings(props: { tournamentId: string; onClose: () => void }) {
  const { tournamentId } = props;
  const [view, setView] = useState<OverlayView>('standings');
  const [made, setMade] = useState<{ token: string; overlayId: string }>();
  return (
    <Dialog
      onClose={props.onClose}
      title={t`Stream overlay`}
      description={t`Add the link as a browser source of 1920 × 1080 in OBS or vMix.`}
      size="wide"
      keepOpenOutside
    >
      <div className="flex flex-col gap-5 pb-2">
        <SelectField
          label={t`What it shows`}
          options={overlayViews.map((value) => ({ value, label: viewNames()[value] }))}
          value={view}
          onChange={(event) => setView(event.target.value as OverlayView)}
        />
        <OverlayPreview tournamentId={tournamentId} view={view} />
        {made ? (
          <div className="flex flex-col gap-2 border-l-4 border-flare bg-sunken p-4">
            <CopyField
              label={t`Link`}
              value={`${location.origin}/overlay/${made.token}?view=${view}`}
            />
            <p className="text-small text-quiet">{t`Copy it now: it is shown only once. The choice above changes its end, so one link serves all five. Anyone who has it can see the overlay until you revoke it.`}</p>
          </div>
        ) : (
          <NewOverlay tournamentId={tournamentId} onMade={setMade} />
        )}
        <OverlayList
          tournamentId={tournamentId}
          onRevoked={(id) => setMade((last) => (last?.overlayId === id ? undefined : last))}
        />
      </div>
    </Dialog>
  );
}

function NewOverlay(props: {
  tournamentId: string;
  onMade: (made: { token: string; overlayId: string }) => void;
}) {
  const create = useCreateOverlay(props.tournamentId);
  const { fields, message } = failureParts(create.error);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { name: String(form.get('name')), delayS: Number(form.get('delayS')) };
    create.mutate(body, {
      onSuccess: ({ token, data }) => props.onMade({ token, overlayId: data._id }),
    });
  };
  return (
    <form onSubmit={send} className="grid items-start gap-4 sm:grid-cols-[1fr_160px]">
      <TextField
        label={t`Name`}
        name="name"
        defaultValue={t`Main stream`}
        maxLength={40}
        required
        error={fields.name}
      />
      <TextField
        label={t`Delay (seconds)`}
        name="delayS"
        type="number"
        inputMode="numeric"
        min={overlayDelay.min}
        max={overlayDelay.max}
        step={1}
        defaultValue={0}
        required
        hint={t`As your stream's`}
        error={fields.delayS}
      />
      <div className="sm:col-span-2 [&>[role=alert]:not(:empty)]:mb-3">
        <FormError>{message}</FormError>
        <Button type="submit" variant="main" wide busy={create.isPending}>{t`Create link`}</Button>
      </div>
    </form>
  );
}

function OverlayList({
  tournamentId,
  onRevoked,
}: {
  tournamentId: string;
  onRevoked: (overlayId: string) => void;
}) {
  const [asked, setAsked] = useState<Overlay>();
  const overlays = useQuery(overlaysOf(tournamentId));
  const revoke = useRevokeOverlay(tournamentId);
  if (overlays.error) return <p className="text-small text-closed">{messageOf(overlays.error)}</p>;
  if (!overlays.data?.length) return null;
  return (
    <section aria-label={t`Links in use`} className="flex flex-col gap-1">
      <p className="text-small text-quiet">
        {t`${overlays.data.length} of ${maximumOverlays} links in use`}
      </p>
      <ul className="flex flex-col">
        {overlays.data.map((overlay) => (
          <li key={overlay._id} className="flex min-h-14 items-center gap-3 border-t border-line">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {overlay.name}{' '}
              <span className="text-small text-quiet tabular-nums">{t`${overlay.delayS} s late`}</span>
            </span>
            <Button
              aria-label={t`Revoke ${overlay.name}`}
              onClick={() => setAsked(overlay)}
            >{t`Revoke`}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t`Revoke ${asked?.name ?? ''}?`}
        cancelText={t`Keep it`}
        confirmText={t`Revoke`}
        busy={revoke.isPending}
        onConfirm={() => {
          if (!asked) return;
          const overlayId = asked._id;
          revoke.mutate(
            { overlayId },
            {
              onSuccess: () => onRevoked(overlayId),
              onSettled: () => setAsked(undefined),
            },
          );
        }}
      >{t`Whatever shows this link goes blank within seconds. It cannot be brought back.`}</ConfirmDialog>
    </section>
  );
}
