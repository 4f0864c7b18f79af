import { t } from '@lingui/core/macro';
import type { User } from '@one-dream/contract/features/users/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../ui/feedback/toast.ts';
import { type AnswerOf, callApi } from './api.ts';
import { followAccount } from './language.ts';
import { readPage } from './page.ts';
import { untilSuperseded } from './page-code.ts';
import { paths } from './pages/paths.ts';
import { type ApiRefusal, isRefusal, messageOf } from './refusal.ts';
import { toastRefusal } from './refusal-toast.ts';
import {
  endToken,
  markOf,
  onTokenChangeElsewhere,
  onTokenEnd,
  readToken,
  removeToken,
  writeToken,
} from './token.ts';

type SessionState = {
  /** `loading` while the session is checked, and during sign-out. */
  status: 'loading' | 'ready';
  user: User | undefined;
  /** Second factor and confirmation state of the signed-in user. */
  safety?: AnswerOf<'/auth/token/{token}'>['safety'] | undefined;
  /** There is a token, but the server could not verify it. A displayable sentence. */
  problem?: string | undefined;
};

export type Session = SessionState & {
  /** Stores the token of a sign-in and fetches its user. @throws ApiRefusal */
  signIn: (token: string) => Promise<void>;
  /** Ends the session on this device in any case, and on the server if reachable. */
  signOut: () => Promise<void>;
  /** Drops the session after the account was deleted. */
  forget: () => Promise<void>;
  /** Checks the session again. */
  refresh: () => Promise<void>;
  /** Updates the user from a call's answer. */
  setUser: (user: User) => void;
};

const SessionContext = createContext<Session | undefined>(undefined);

const visitor: SessionState = { status: 'ready', user: undefined };
const unknown: SessionState = { status: 'loading', user: undefined };

/** These pages handle their address themselves, even if the session ends. */
const authPages: string[] = [
  paths.login(),
  paths.register(),
  paths.verifyEmail(),
  paths.resetPassword(),
];

/** Provides the session. Must be inside the router and the query client's provider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  const [found, setState] = useState<SessionState | undefined>(renderedSession);
  const state = found ?? (hasToken ? unknown : visitor);
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const departures = useRef(0);

  /**
   * Unknown until the navigation completes, or somebody goes elsewhere meanwhile: otherwise the page's guard would redirect
   * the visitor. A different navigation started meanwhile is completed instead, for example when a deleted account's session
   * turns out to have ended first.
   */
  async function leave(to: string): Promise<void> {
    departures.current += 1;
    const departure = departures.current;
    setState(unknown);
    await Promise.race([navigate(to), untilSuperseded()]);
    if (departure !== departures.current) return;
    queryClient.clear();
    // In a transition, because the router shows the new page in one: otherwise the old page's guard would see the visitor
    // first. If somebody has signed in meanwhile, their session stays.
    startTransition(() => {
      if (!readToken()) setState(visitor);
    });
  }

  const refresh = () => findOut(setState);

  const ended = useEffectEvent(() => {
    const { pathname, search } = window.location;
    if (authPages.includes(pathname)) return setState(visitor);
    toast.plain(t`Your session has ended. Please sign in again.`);
    return void leave(pathname === paths.home() ? paths.login() : paths.login(pathname + search));
  });

  const changedElsewhere = useEffectEvent((token: string | undefined) => {
    queryClient.clear();
    if (token) void refresh();
    else setState(visitor);
  });

  async function signIn(token: string): Promise<void> {
    writeToken(token);
    const { user, safety, language } = await callApi('/auth/token/{token}', { params: { token } });
    await followAccount(language);
    queryClient.clear();
    setState({ status: 'ready', user, safety });
  }

  async function signOut(): Promise<void> {
    if (readToken()) {
      // The call has read the token before the next line removes it: requests still in flight fail on their own, without
      // reporting an ended session.
      callApi('/auth/logout').catch((error) => {
        console.error(error);
        toast.plain(
          t`You are logged out here, but we could not reach the site to end it there too.`,
        );
      });
    }
    removeToken();
    await leave(paths.login());
  }

  async function forget(): Promise<void> {
    removeToken();
    await leave(paths.home());
  }

  const start = useEffectEvent(() => {
    const { viewer } = readPage();
    const token = readToken();
    if (viewer && markOf(token) !== viewer.mark) {
      // The server rendered the page for another account, by an outdated cookie: drop that account's data and the cookie.
      queryClient.clear();
      setState(token ? unknown : visitor);
      if (!token) callApi('/noauth/forget-pages').catch((error) => console.error(error));
    }
    void refresh();
  });
  useEffect(() => {
    start();
    const mark = markOf(readToken());
    // The back button restores a page as it was left, possibly by somebody who has signed out since.
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted && markOf(readToken()) !== mark) window.location.reload();
    };
    window.addEventListener('pageshow', look);
    const stopEnd = onTokenEnd(() => ended());
    const stopChange = onTokenChangeElsewhere((token) => changedElsewhere(token));
    return () => {
      window.removeEventListener('pageshow', look);
      stopEnd();
      stopChange();
    };
  }, []);

  const session: Session = {
    ...state,
    signIn,
    signOut,
    forget,
    refresh,
    setUser: (user) => setState((last) => ({ status: 'ready', user, safety: last?.safety })),
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session of the viewer that the server rendered this page for. */
function renderedSession(): SessionState | undefined {
  const { viewer } = readPage();
  return viewer && { status: 'ready', user: viewer.session.user, safety: viewer.session.safety };
}

/** Verifies this device's token with the server, and reports the result. */
async function findOut(tell: Dispatch<SetStateAction<SessionState | undefined>>): Promise<void> {
  const token = readToken();
  if (!token) return tell(visitor);
  try {
    const { user, safety, language } = await callApi('/auth/token/{token}', { params: { token } });
    await followAccount(language);
    if (readToken() === token) tell({ status: 'ready', user, safety });
  } catch (error) {
    // Already ended, or replaced by a newer one.
    if (readToken() !== token) return;
    if (isRefusal(error) && isFinal(error)) return endToken(token);
    toastRefusal(error, { text: t`Try again`, run: () => void findOut(tell) });
    tell((last) => ({
      ...last,
      user: last?.user,
      status: 'ready',
      problem: messageOf(error),
    }));
  }
}

/** The session of the signed-in user. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** The signed-in user, on a page that only they can see. */
export function useViewer(): User {
  const { user } = useSession();
  if (!user) throw new Error('useViewer is for pages behind the guard of signed-in users.');
  return user;
}

/** Whether there is a token, before its user is known. The server renders for visitors. */
function useHasToken(): boolean {
  return useSyncExternalStore(
    onTokenChangeElsewhere,
    () => readToken() !== undefined,
    () => false,
  );
}

/** The token is invalid, as opposed to currently unverifiable. */
function isFinal({ status, code }: ApiRefusal): boolean {
  return status >= 400 && status < 500 && code !== 'TOO_MANY_REQUESTS' && code !== 'UNAVAILABLE';
}
