import { t } from '@lingui/core/macro';
import { mayDeleteOwnAccount } from '@one-dream/contract/features/users.values.ts';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths, safeReturnPath } from '../../app/paths.ts';
import { useViewer } from '../../platform/session.tsx';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ProfileCard } from './profile-card.tsx';
import { SettingsList } from './settings-list.tsx';

const inGameInfoDialog = lazyComponent(
  async () => (await import('./in-game-info-dialog.tsx')).InGameInfoDialog,
);
const resetPasswordDialog = lazyComponent(
  async () => (await import('../auth/reset-password-dialog.tsx')).ResetPasswordDialog,
);
const ownProfileDialog = lazyComponent(
  async () => (await import('./own-profile-dialog.tsx')).OwnProfileDialog,
);
const deleteAccountDialog = lazyComponent(
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
);

type OpenDialog = 'in-game' | 'reset' | 'own-profile' | 'delete';

/** The signed-in player's profile: card, games, team, and account. */
export function ProfilePage({ team, isHeld }: { team: ReactNode; isHeld: boolean }) {
  const user = useViewer();
  const back = useWayBack();
  const [dialog, setDialog] = useState<OpenDialog | undefined>(
    back && !user.ingameinfo?.inGameName ? 'in-game' : undefined,
  );
  usePreload(inGameInfoDialog);
  usePreload(resetPasswordDialog);
  usePreload(ownProfileDialog);
  usePreload(deleteAccountDialog);
  const isSentHere = useIsSentHere();
  if (isSentHere && !user.ingameinfo?.inGameName) setDialog('in-game');

  return (
    <>
      {/* On a desk the card and the account stay beside the rest. */}
      <div className="measure grid gap-x-10 gap-y-8 py-4 md:py-8 lg:grid-cols-[320px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <ProfileCard user={user} onEdit={() => setDialog('in-game')} />
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{team}</div>
        <SettingsList
          // Hidden below the growing team on a phone, where a tap could hit shifted content.
          className={isHeld ? 'max-lg:invisible' : undefined}
          onForgetPassword={() => setDialog('reset')}
          onNameYourself={() => setDialog('own-profile')}
          onDeleteAccount={mayDeleteOwnAccount(user) ? () => setDialog('delete') : undefined}
        />
      </div>
      <ProfileDialogs
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onSaved={() => {
          setDialog(undefined);
          if (back) back();
          else toast.good(t`Your in-game profile is saved.`);
        }}
      />
    </>
  );
}

function ProfileDialogs(props: {
  dialog: OpenDialog | undefined;
  onClose: () => void;
  onSaved: () => void;
}) {
  const { dialog, onClose, onSaved } = props;
  const user = useViewer();
  // Dialogs close with an animation, so they stay mounted once opened.
  const [opened, setOpened] = useState<ReadonlySet<OpenDialog>>(new Set());
  if (dialog && !opened.has(dialog)) setOpened(new Set([...opened, dialog]));
  const change = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <>
      {opened.has('in-game') && (
        <LazyDialog
          dialog={inGameInfoDialog}
          open={dialog === 'in-game'}
          onClose={onClose}
          title={t`IN-GAME PROFILE`}
        >
          {(InGameInfoDialog) => (
            <InGameInfoDialog
              user={user}
              open={dialog === 'in-game'}
              onOpenChange={change}
              onSaved={onSaved}
            />
          )}
        </LazyDialog>
      )}
      {opened.has('reset') && (
        <LazyDialog
          dialog={resetPasswordDialog}
          open={dialog === 'reset'}
          onClose={onClose}
          title={t`Reset Password`}
        >
          {(ResetPasswordDialog) => (
            <ResetPasswordDialog
              open={dialog === 'reset'}
              onOpenChange={change}
              email={user.email}
            />
          )}
        </LazyDialog>
      )}
      {opened.has('own-profile') && (
        <LazyDialog
          dialog={ownProfileDialog}
          open={dialog === 'own-profile'}
          onClose={onClose}
          title={t`Name and picture`}
        >
          {(OwnProfileDialog) => (
            <OwnProfileDialog user={user} open={dialog === 'own-profile'} onOpenChange={change} />
          )}
        </LazyDialog>
      )}
      {opened.has('delete') && (
        <LazyDialog
          dialog={deleteAccountDialog}
          open={dialog === 'delete'}
          onClose={onClose}
          title={t`Delete account`}
        >
          {(DeleteAccountDialog) => (
            <DeleteAccountDialog user={user} open={dialog === 'delete'} onOpenChange={change} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

/** Back to the page that sent the player here to complete data, if any. */
function useWayBack(): (() => void) | undefined {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const from = query.get('from');
  if (!from) return undefined;
  const to = safeReturnPath(from);
  return to === paths.home() ? undefined : () => void navigate(to, { replace: true });
}

/** True once per press of an in-page link asking for missing data. */
function useIsSentHere(): boolean {
  const { key, search } = useLocation();
  const [known, setKnown] = useState(key);
  if (key === known) return false;
  setKnown(key);
  return new URLSearchParams(search).has('from');
}
