import { callApi } from '../../../platform/api.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';
import { ofOwnTeam } from '../own-team.data.ts';

export const useUpdateTeam = () =>
  useWrite(
    { stale: ofOwnTeam, showsRefusal: true, onlyOnSuccess: true },
    ({ name, logo }: { name: string; logo: File | undefined }) =>
      callApi('/team/update', { body: { name }, pictures: { ...(logo && { logo }) } }),
  );

export const useHandOver = () =>
  useCall({ stale: ofOwnTeam, toasts: true }, '/team/hand-over/{userId}');

export const useSetCoLeader = () => useCall({ stale: ofOwnTeam, toasts: true }, '/team/co-leader');

export const useSetTeamLineup = () =>
  useCall({ stale: ofOwnTeam, showsRefusal: true }, '/team/lineup');

export const useSetEntryLineup = () =>
  useCall({ stale: ofOwnTeam, showsRefusal: true }, '/entries/lineup/{entryId}');

export const useRemindPlayer = () => useCall({ toasts: true }, '/team/remind/{userId}');
