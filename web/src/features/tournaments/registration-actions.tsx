import type { Team } from '@one-dream/contract/features/teams.ts';
import type { Tournament } from '@one-dream/contract/features/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments.values.ts';
import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import type { RegistrationNews } from './registration-dialogs.tsx';
import { isFull, type RegistrationState } from './registration-state.ts';
import { readSlots } from './slots.ts';
import { useCancelRegistration, useRegisterTeam } from './tournaments.data.ts';

// Most who look at a tournament never open one of these.
const RegistrationDialogs = lazy(async () => ({
  default: (await import('./registration-dialogs.tsx')).RegistrationDialogs,
}));

type Props = { tournament: Tournament; state: RegistrationState; team: Team | undefined };

/** The button of the registration card, and what comes of pressing it. */
export function RegistrationActions({ tournament, state, team }: Props) {
  const [news, setNews] = useState<RegistrationNews>();
  const register = useRegisterTeam();
  const cancel = useCancelRegistration();
  const noteId = useId();
  const ids = { tournamentId: tournament._id, teamId: team?._id ?? '' };

  async function registerTeam() {
    try {
      const { data } = await register.mutateAsync(ids);
      setNews({ kind: 'registered', title: tournament.title, ...data });
    } catch (error) {
      const message = isRefusal(error) ? error.message : registrationTexts.failedDefault;
      setNews({ kind: 'failed', message });
    }
  }

  async function cancelRegistration() {
    try {
      const { message } = await cancel.mutateAsync(ids);
      setNews(undefined);
      toast.good(message);
    } catch (error) {
      const message = isRefusal(error) ? error.message : registrationTexts.cancelFailed;
      setNews({ kind: 'cancel-failed', message });
    }
  }

  const note = state.note && (
    <p id={noteId} className="mt-3 text-small text-quiet first:mt-0">
      {state.note}
    </p>
  );
  return (
    <div className="mt-5 empty:hidden">
      {state.action === 'none' ? (
        note
      ) : (
        <>
          <Action
            state={state}
            noteId={state.note && noteId}
            isQuiet={isFull(readSlots(tournament.slots))}
            isRegistering={register.isPending}
            onRegister={() => void registerTeam()}
            onCancel={() => setNews({ kind: 'cancel-asked', title: tournament.title })}
          />
          {note}
        </>
      )}
      <Suspense>
        {news && (
          <RegistrationDialogs
            news={news}
            isCancelling={cancel.isPending}
            onConfirmCancel={() => void cancelRegistration()}
            onClose={() => setNews(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

type ActionProps = {
  state: RegistrationState;
  noteId: string | undefined;
  isQuiet: boolean;
  isRegistering: boolean;
  onRegister: () => void;
  onCancel: () => void;
};

function Action({ state, noteId, isQuiet, isRegistering, onRegister, onCancel }: ActionProps) {
  const { pathname } = useLocation();
  switch (state.action) {
    case 'wait':
      return (
        <SkeletonGroup label="Looking for your team">
          <Skeleton className="h-14" />
          <Skeleton className="mt-3 h-5 w-4/5" />
        </SkeletonGroup>
      );
    case 'login':
      return (
        <LinkButton to={paths.login(pathname)} look="main" size="large" wide>
          Login to register
        </LinkButton>
      );
    case 'create-team':
      return (
        <LinkButton to={paths.profile()} look="main" size="large" wide>
          Create Your Team
        </LinkButton>
      );
    case 'register':
      return (
        <Button
          look={isQuiet || !state.isEnabled ? 'quiet' : 'main'}
          size="large"
          wide
          disabled={!state.isEnabled}
          aria-describedby={noteId}
          busy={isRegistering}
          busyText="Registering..."
          onClick={onRegister}
        >
          Register Now
        </Button>
      );
    case 'cancel':
      return (
        <Button look="danger" wide onClick={onCancel}>
          Cancel Slot
        </Button>
      );
    default:
      return null;
  }
}
