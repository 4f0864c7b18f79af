import { t } from '@lingui/core/macro';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { mayDeleteOwnAccount } from '@one-dream/contract/features/users/users.values.ts';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths, safeReturnPath } from '../../platform/pages/paths.ts';
import { useViewer } from '../../platform/session.tsx';
import { lazyComponent, usePreload } from '../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ProfileCard } from './profile-card.tsx';
import { SettingsList } from './settings-list.tsx';

interface DialogProps {
  user: User;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSaved: () => void;
}

const dialogs = {
  'in-game': lazyComponent<DialogProps>(
    async () => (await import('./in-game-info-dialog.tsx')).InGameInfoDialog,
  ),
  reset: lazyComponent<DialogProps>(async () => {
    const { ResetPasswordDialog } = await import('../auth/reset-password-dialog.tsx');
    return ({ user, ...props }) => <ResetPasswordDialog {...props} email={user.email} />;
  }),
  'own-profile': lazyComponent<DialogProps>(
    async () => (await import('./own-profile-dialog.tsx')).OwnProfileDialog,
  ),
  delete: lazyComponent<DialogProps>(
    async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  ),
};

type OpenDialog = keyof typeof dialogs;

const titles = (): Record<OpenDialog, string> => ({
  'in-game': t`IN-GAME PROFILE`,
  reset: t`Reset Password`,
  'own-profile': t`Name and picture`,
  delete: t`Delete account`,
});

/** The signed-in player's profile: card, games, team, and account. */
export function ProfilePage({ team, isHeld }: { team: ReactNode; isHeld: boolean }) {
  const user = useViewer();
  const back = useWayBack();
  const [dialog, setDialog] = useState<OpenDialog | undefined>(
    back && !user.ingameinfo?.inGameName ? 'in-game' : undefined,
  );
  usePreload(dialogs['in-game']);
  usePreload(dialogs.reset);
  usePreload(dialogs['own-profile']);
  usePreload(dialogs.delete);
  const isSentHere = useIsSentHere();
  if (isSentHere && !user.ingameinfo?.inGameName) setDialog('in-game');

  return (
    <>
      {/* On a desktop the card and the account stay beside the rest. */}
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
  return [...opened].map((name) => (
    <LazyDialog
      key={name}
      dialog={dialogs[name]}
      open={dialog === name}
      onClose={onClose}
      title={titles()[name]}
    >
      {(Dialog) => (
        <Dialog
          user={user}
          open={dialog === name}
          onOpenChange={(isOpen) => !isOpen && onClose()}
          onSaved={onSaved}
        />
      )}
    </LazyDialog>
  ));
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
