import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths, safeReturnPath } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { useViewer } from '../../platform/session.tsx';
import { toast } from '../../ui/toast.ts';
import { ProfileCard } from './profile-card.tsx';

const InGameInfoDialog = lazy(async () => ({
  default: (await import('./in-game-info-dialog.tsx')).InGameInfoDialog,
}));
const ResetPasswordDialog = lazy(async () => ({
  default: (await import('../auth/reset-password-dialog.tsx')).ResetPasswordDialog,
}));

const PreferencesDialog = lazy(async () => ({
  default: (await import('../notifications/preferences-dialog.tsx')).PreferencesDialog,
}));

type OpenDialog = 'in-game' | 'reset' | 'notices';

/** The signed-in player, and below them their team. */
export function ProfilePage({ team }: { team: ReactNode }) {
  useDocumentTitle('Profile');
  const user = useViewer();
  const back = useWayBack();
  const [dialog, setDialog] = useState<OpenDialog | undefined>(
    back && !user.ingameinfo?.inGameName ? 'in-game' : undefined,
  );
  // A dialog leaves with a movement, so it stays in the page once it was opened.
  const [opened, setOpened] = useState<ReadonlySet<OpenDialog>>(new Set(dialog && [dialog]));

  function open(next: OpenDialog) {
    setOpened(new Set([...opened, next]));
    setDialog(next);
  }
  const change = (isOpen: boolean) => {
    if (!isOpen) setDialog(undefined);
  };

  return (
    <>
      <div className="contour-ground border-b border-line">
        <div className="measure py-8 md:py-14">
          <ProfileCard
            user={user}
            onEdit={() => open('in-game')}
            onForgetPassword={() => open('reset')}
            onChooseNotices={() => open('notices')}
          />
        </div>
      </div>
      <div className="measure py-8 md:py-12">{team}</div>
      <Suspense>
        {opened.has('in-game') && (
          <InGameInfoDialog
            user={user}
            open={dialog === 'in-game'}
            onOpenChange={change}
            onSaved={() => {
              setDialog(undefined);
              if (back) back();
              else toast.good('Your in-game profile is saved.');
            }}
          />
        )}
        {opened.has('reset') && (
          <ResetPasswordDialog open={dialog === 'reset'} onOpenChange={change} email={user.email} />
        )}
        {opened.has('notices') && (
          <PreferencesDialog user={user} open={dialog === 'notices'} onOpenChange={change} />
        )}
      </Suspense>
    </>
  );
}

/** To the page that sent the player here to fill something in, if there was one. */
function useWayBack(): (() => void) | undefined {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const from = query.get('from');
  if (!from) return undefined;
  const to = safeReturnPath(from);
  return to === paths.home() ? undefined : () => void navigate(to, { replace: true });
}
