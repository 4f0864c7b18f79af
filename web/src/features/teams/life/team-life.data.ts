import { callApi } from '../../../platform/api.ts';
import { useCall, useWrite } from '../../../platform/use-write.ts';
import { teamKeys } from '../own-team.data.ts';

/** The team and its entries: also after a refusal, as the screen may be outdated. */
const stale = [teamKeys.all, ['entries']];

export const useUpdateTeam = () =>
  useWrite(
    { stale, showsRefusal: true, onlyOnSuccess: true },
    ({ name, logo }: { name: string; logo: File | undefined }) =>
      callApi('/team/update', { body: { name }, pictures: { ...(logo && { logo }) } }),
  );

export const useHandOver = () => useCall({ stale, toasts: true }, '/team/hand-over/{userId}');

export const useSetCoLeader = () => useCall({ stale, toasts: true }, '/team/co-leader');

export const useSetTeamLineup = () => useCall({ stale, showsRefusal: true }, '/team/lineup');

export const useSetEntryLineup = () =>
  useCall({ stale, showsRefusal: true }, '/entries/lineup/{entryId}');

export const useRemindPlayer = () => useCall({ toasts: true }, '/team/remind/{userId}');
