import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AnswerOf, callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useSession } from '../../platform/session.tsx';
import { useCall, useWrite } from '../../platform/use-write.ts';
import { makePasskey } from './passkeys.ts';

type SecondFactor = AnswerOf<'/user/second-factor'>['data'];

const sessionsKey = ['security', 'sessions'] as const;

export const secondFactorQuery = queryOptions({
  queryKey: ['security', 'second-factor'] as const,
  queryFn: readData('/user/second-factor'),
});

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: readData('/user/sessions'),
});

/** Stores the answer of a change, and refetches the account's obligations. */
function useChange() {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return ({ data }: { data: SecondFactor }) => {
    queryClient.setQueryData(secondFactorQuery.queryKey, data);
    void refresh();
  };
}

export function useMakePasskey() {
  const change = useChange();
  return useMutation({
    mutationFn: makePasskey,
    meta: { showsRefusal: true },
    onSuccess: change,
  });
}

export function useRemovePasskey() {
  const change = useChange();
  return useMutation({
    mutationFn: (passkeyId: string) =>
      callApi('/user/passkeys/remove/{passkeyId}', { params: { passkeyId } }),
    onSuccess: change,
  });
}

export const useStartAuthenticator = () => useWrite({}, () => callApi('/user/authenticator/start'));

/** Activates the app. @throws ApiRefusal, for the form that asked for the code */
export function useAddAuthenticator() {
  const change = useChange();
  return async (code: string) => {
    const answer = await callApi('/user/authenticator/add', { body: { code } });
    change(answer);
    return answer;
  };
}

export function useRemoveAuthenticator() {
  const change = useChange();
  return useMutation({
    mutationFn: () => callApi('/user/authenticator/remove'),
    onSuccess: change,
  });
}

export function useMakeRecoveryCodes() {
  const change = useChange();
  return useMutation({ mutationFn: () => callApi('/user/recovery-codes'), onSuccess: change });
}

export const useEndSession = () =>
  useCall({ stale: [sessionsKey] }, '/user/sessions/end/{sessionId}');

export const useEndOtherSessions = () =>
  useWrite({ stale: [sessionsKey] }, () => callApi('/user/sessions/end-others'));
