import { registrationTexts } from '@one-dream/contract/features/tournaments.values.ts';
import { organisation } from '../../app/organisation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** What has become of registering or cancelling. */
export type RegistrationNews =
  | { kind: 'registered'; title: string; slot: number; squad: string[] }
  | { kind: 'failed'; message: string }
  | { kind: 'cancel-asked'; title: string }
  | { kind: 'cancel-failed'; message: string };

export type RegistrationDialogsProps = {
  news: RegistrationNews;
  isCancelling: boolean;
  onConfirmCancel: () => void;
  onClose: () => void;
};

/** The popups around registering; one at a time. */
export function RegistrationDialogs(props: RegistrationDialogsProps) {
  const { news, onClose } = props;
  switch (news.kind) {
    case 'registered':
      return <RegisteredDialog {...news} onClose={onClose} />;
    case 'failed':
      return <FailedDialog message={news.message} onClose={onClose} />;
    case 'cancel-failed':
      return <ErrorDialog message={news.message} onClose={onClose} />;
    case 'cancel-asked':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title="Give your slot back?"
          confirmText="Cancel Slot"
          cancelText="Keep it"
          busy={props.isCancelling}
          busyText="Cancelling..."
          onConfirm={props.onConfirmCancel}
        >
          Your team leaves <strong className="font-strong text-bright">{news.title}</strong>. The
          slot goes to the next team that registers, and you may not get one again.
        </ConfirmDialog>
      );
  }
}

type Closing = { onClose: () => void };

function RegisteredDialog({ slot, squad, onClose }: { slot: number; squad: string[] } & Closing) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<span className="text-opened">{registrationTexts.registeredTitle}</span>}
      description={registrationTexts.registeredText}
      actions={
        <>
          <Button onClick={onClose}>GOT IT</Button>
          <LinkButton to={organisation.discordInvite} look="main">
            JOIN NOW
          </LinkButton>
        </>
      }
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-5 border-y border-line py-4">
        <p className="border-r border-line pr-5">
          <span className="block text-small text-quiet">Slot</span>
          <span className="block font-display text-poster font-heavy tabular-nums">{slot}</span>
        </p>
        <div className="min-w-0">
          <h3 className="text-small text-quiet">Squad</h3>
          <ol className="mt-1 flex flex-col gap-0.5">
            {squad.map((name) => (
              <li key={name} className="truncate font-strong">
                {name}
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="mt-4 text-small text-quiet">{registrationTexts.credentials}</p>
    </Dialog>
  );
}

function FailedDialog({ message, onClose }: { message: string } & Closing) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<span className="text-closed">{registrationTexts.failedTitle}</span>}
      description={<span className="text-lead text-bright">{message}</span>}
      actions={
        <>
          <LinkButton to={organisation.supportChat}>GET HELP</LinkButton>
          <Button look="main" onClick={onClose}>
            GOT IT
          </Button>
        </>
      }
    >
      <div className="border-t border-line pt-4">
        <h3 className="text-small text-quiet">Possible reasons</h3>
        <ul className="mt-2 flex flex-col gap-1.5">
          {registrationTexts.reasons.map((reason) => (
            <li key={reason} className="relative pl-5">
              <span
                aria-hidden="true"
                className="absolute top-[9px] left-0.5 size-1.5 rotate-45 bg-closed"
              />
              {reason}
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
      title={registrationTexts.errorTitle}
      description={<span className="text-bright">{message}</span>}
      actions={
        <Button look="main" onClick={onClose}>
          GOT IT
        </Button>
      }
    />
  );
}
