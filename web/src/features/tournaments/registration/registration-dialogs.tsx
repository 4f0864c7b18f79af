import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { useState } from 'react';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { organisation } from '../../../platform/organisation.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { type ApiRefusal, messageAt } from '../../../platform/refusal.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useAskToWithdraw } from '../../entries/entry-calls.data.ts';

type Registered = { slot: number; squad: string[] } & Pick<
  Tournament,
  'roomLeadMin' | 'firstMatchAt'
>;

/** Outcome of registering or cancelling. */
export type RegistrationNews =
  | ({ kind: 'registered'; title: string } & Registered)
  | { kind: 'failed'; message: string; code?: ApiRefusal['code'] | undefined }
  | { kind: 'cancel-asked'; title: string }
  | { kind: 'leave-asked'; title: string }
  | { kind: 'withdraw-asked'; entryId: string }
  | { kind: 'cancel-failed'; message: string };

type RegistrationDialogsProps = {
  news: RegistrationNews;
  isCancelling: boolean;
  onConfirmCancel: () => void;
  onClose: () => void;
};

/** Dialogs around registration; one at a time. */
export function RegistrationDialogs(props: RegistrationDialogsProps) {
  const { news, onClose } = props;
  switch (news.kind) {
    case 'registered':
      return <RegisteredDialog {...news} onClose={onClose} />;
    case 'failed':
      return <FailedDialog message={news.message} code={news.code} onClose={onClose} />;
    case 'cancel-failed':
      return <ErrorDialog message={news.message} onClose={onClose} />;
    case 'withdraw-asked':
      return <WithdrawDialog entryId={news.entryId} onClose={onClose} />;
    case 'leave-asked':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t`Leave the waitlist?`}
          confirmText={t`Leave the waitlist`}
          cancelText={t`Stay`}
          busy={props.isCancelling}
          busyText={t`Leaving...`}
          onConfirm={props.onConfirmCancel}
        >
          <Trans>
            Your team loses its place in line for{' '}
            <strong className="font-strong text-bright">{news.title}</strong>. Joining again starts
            at the end.
          </Trans>
        </ConfirmDialog>
      );
    case 'cancel-asked':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t`Give your slot back?`}
          confirmText={t`Cancel Slot`}
          cancelText={t`Keep it`}
          busy={props.isCancelling}
          busyText={t`Cancelling...`}
          onConfirm={props.onConfirmCancel}
        >
          <Trans>
            Your team leaves <strong className="font-strong text-bright">{news.title}</strong>. The
            slot goes to the next team that registers, and you may not get one again.
          </Trans>
        </ConfirmDialog>
      );
  }
}

type Closing = { onClose: () => void };

function RegisteredDialog(props: Registered & Closing) {
  const { slot, squad, roomLeadMin, firstMatchAt, onClose } = props;
  return (
    <Dialog
      onClose={onClose}
      title={
        <span className="text-opened">{translateEnglish(registrationTexts.registeredTitle)}</span>
      }
      description={translateEnglish(registrationTexts.registeredText)}
      actions={
        <>
          <Button onClick={onClose}>{t`GOT IT`}</Button>
          {organisation.discordInvite && (
            <LinkButton to={organisation.discordInvite} variant="main">{t`JOIN NOW`}</LinkButton>
          )}
        </>
      }
    >
      <DropPath />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-5 border-y border-line py-4">
        <p className="border-r border-line pr-5">
          <span className="block text-small text-quiet">{t`Slot`}</span>
          <span className="block font-display text-poster font-heavy tabular-nums">{slot}</span>
        </p>
        <div className="min-w-0">
          <h3 className="text-small text-quiet">{t`Squad`}</h3>
          <ol className="mt-1 flex flex-col gap-0.5">
            {squad.map((name) => (
              <li key={name} className="truncate font-strong">
                {name}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="mt-4 text-small text-quiet">
        {translateEnglish(registrationTexts.credentials)}
      </p>
      <p className="mt-1 text-small">
        {t`You see them on the match page ${roomLeadMin} minutes before each match.`}{' '}
        {firstMatchAt && t`The first one starts ${istDayOf(firstMatchAt)}, ${istOf(firstMatchAt)}.`}
      </p>
    </Dialog>
  );
}

/** Animated jump: out of the plane and down to the slot. */
function DropPath() {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 56" fill="none" className="mb-3 w-full">
      <path d="M0 18 320 4" stroke="var(--color-edge)" strokeDasharray="10 8" strokeWidth="1.5" />
      <path
        pathLength={1}
        strokeDasharray={1}
        d="M210 9C150 10 70 18 46 44"
        stroke="var(--color-flare)"
        strokeWidth="2.5"
        className="animate-drop"
      />
      <ellipse cx="44" cy="47" rx="22" ry="6" stroke="var(--color-edge)" strokeWidth="1.5" />
      <path d="M36 34h12l5 5v6l-9 9-9-9z" fill="var(--color-flare)" />
    </svg>
  );
}

/** Index of a refusal's reason in the list of usual ones. */
const reasonOf: Partial<Record<ApiRefusal['code'], number>> = {
  SLOTS_FILLED: 0,
  ROSTER_INCOMPLETE: 1,
  PLAYER_TAKEN: 1,
  NOT_LEADER: 1,
  TEAM_TOO_SMALL: 2,
};

/** Links to where a missing requirement can be fixed. */
const wayOn = (): Partial<Record<ApiRefusal['code'], { text: string; to: string }>> => ({
  TEAM_TOO_SMALL: { text: t`Invite players`, to: paths.profile() },
  ROSTER_INCOMPLETE: { text: t`See who lacks what`, to: paths.profile() },
  NOT_LEADER: { text: t`See your team`, to: paths.profile() },
  SLOTS_FILLED: { text: t`See other tournaments`, to: paths.tournaments() },
});

type Failure = { message: string; code?: ApiRefusal['code'] | undefined };

function FailedDialog({ message, code, onClose }: Failure & Closing) {
  const way = code && wayOn()[code];
  const applies = code && reasonOf[code];
  return (
    <Dialog
      onClose={onClose}
      title={<span className="text-closed">{translateEnglish(registrationTexts.failedTitle)}</span>}
      description={<span className="text-lead text-bright">{message}</span>}
      actions={
        <>
          {organisation.supportChat && (
            <LinkButton to={organisation.supportChat}>{t`GET HELP`}</LinkButton>
          )}
          <Button variant={way ? 'quiet' : 'main'} onClick={onClose}>{t`GOT IT`}</Button>
          {way && (
            <LinkButton to={way.to} variant="main" onClick={onClose}>
              {way.text}
            </LinkButton>
          )}
        </>
      }
    >
      <div className="border-t border-line pt-4">
        <h3 className="text-small text-quiet">{t`Possible reasons`}</h3>
        <ul className="mt-2 flex flex-col gap-1.5">
          {registrationTexts.reasons.map((reason, place) => (
            <li
              key={reason}
              className={classNames('relative pl-5', place === applies && 'font-strong')}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-[9px] left-0.5 size-1.5 rotate-45',
                  place === applies ? 'bg-closed' : 'bg-edge',
                )}
              />
              {translateEnglish(reason)}
              {place === applies && (
                <span className="ml-2 text-small text-closed">{t`This one`}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function ErrorDialog({ message, onClose }: { message: string } & Closing) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translateEnglish(registrationTexts.errorTitle)}
      description={<span className="text-bright">{message}</span>}
      actions={<Button variant="main" onClick={onClose}>{t`GOT IT`}</Button>}
    />
  );
}

/** Requests withdrawal from a locked event, with a reason; a host decides. */
function WithdrawDialog({ entryId, onClose }: { entryId: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const ask = useAskToWithdraw();

  function submit() {
    ask.mutate(
      { entryId, reason },
      {
        onSuccess: ({ message }) => {
          onClose();
          toast.good(message);
        },
      },
    );
  }

  return (
    <Dialog
      onClose={onClose}
      title={t`Ask to withdraw`}
      description={t`The lobby is being filled, so a host has to decide. Till then your team is in.`}
      submit={{
        text: t`Ask to withdraw`,
        cancelText: t`Stay in`,
        variant: 'danger',
        busy: ask.isPending,
        busyText: t`Asking...`,
        onSubmit: submit,
      }}
    >
      <TextField
        label={t`Why?`}
        hint={t`The hosts read it. 5 to 200 characters.`}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={ask.error ? messageAt(ask.error, 'reason') : undefined}
      />
    </Dialog>
  );
}
