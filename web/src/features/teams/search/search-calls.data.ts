import { callApi } from '../../../platform/api.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';
import { ofOwnTeam } from '../own-team.data.ts';

export const usePostSearch = () =>
  useCall({ stale: [['teams']], showsRefusal: true, onlyOnSuccess: true }, '/team/search/post');

export const useEndSearch = () =>
  useWrite({ stale: [['teams']], toasts: true }, () => callApi('/team/search/end'));

/** A player's request to a team, or a leader's to a player. */
export const useAsk = () =>
  useWrite(
    { stale: [['teams']], showsRefusal: true },
    ({ kind, id, text }: { kind: 'team' | 'player'; id: string; text: string }) =>
      kind === 'team'
        ? callApi('/team/search/ask-team/{teamId}', { params: { teamId: id }, body: { text } })
        : callApi('/team/search/ask-player/{userId}', { params: { userId: id }, body: { text } }),
  );

export const useAnswerRequest = () =>
  useWrite(
    { stale: ofOwnTeam, toasts: true },
    ({ id, isAccepted }: { id: string; isAccepted: boolean }) =>
      callApi('/team/search/answer/{requestId}', {
        params: { requestId: id },
        body: { isAccepted },
      }),
  );

export const useWithdrawRequest = () =>
  useCall({ stale: [['teams']], toasts: true }, '/team/search/withdraw/{requestId}');
