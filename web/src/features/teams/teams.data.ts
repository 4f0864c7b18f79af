import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { readData } from '../../platform/read-call.ts';
import { useCall, useWrite } from '../../platform/use-write.ts';
import { ofOwnTeam, teamKeys } from './own-team.data.ts';

export function invitationOf(code: string) {
  return queryOptions({
    queryKey: teamKeys.invitation(code),
    queryFn: readData('/team/invite/{code}', { params: { code } }),
  });
}

export function invitationPreview(code: string) {
  return queryOptions({
    queryKey: [...teamKeys.invitation(code), 'preview'] as const,
    queryFn: readData('/noauth/team/invite/{code}', { params: { code } }),
    // An invalid link is reported after sign-in; here the usual greeting is shown.
    retry: false,
  });
}

export const useCreateTeam = () =>
  useWrite(
    { stale: ofOwnTeam, showsRefusal: true, onlyOnSuccess: true },
    ({ name, logo }: { name: string; logo: File | undefined }) =>
      callApi('/team/create', {
        body: { name, ...(!logo && { drawnLogo: 'true' as const }) },
        pictures: { logo },
      }),
  );

export const useAcceptInvitation = () =>
  useCall(
    { stale: ofOwnTeam, showsRefusal: true, onlyOnSuccess: true },
    '/team/invite/player/{code}',
  );

export const useResetInvite = () =>
  useCall({ stale: [teamKeys.all], toasts: true }, '/team/invite/reset/{teamId}');

export const useLeaveTeam = () =>
  useCall({ stale: ofOwnTeam, toasts: true }, '/team/leave/{teamId}');

export const useKickPlayer = () =>
  useCall({ stale: ofOwnTeam, toasts: true }, '/team/kick/{userId}');

export const useDeleteTeam = () =>
  useWrite({ stale: ofOwnTeam, toasts: true }, () => callApi('/team/delete'));
