import type { DeclarationKind } from '@one-dream/contract/features/tournaments.ts';
import { callApi } from '../../../platform/api.ts';
import { useWrite } from '../../../platform/use-write.ts';
import { teamKeys } from '../teams.data.ts';

/** The team and its entries: also after a refusal, as the screen may be outdated. */
const stale = [teamKeys.all, ['entries']];

export const useUpdateTeam = () =>
  useWrite(
    { stale, showsRefusal: true, onlyOnSuccess: true },
    ({ name, logo }: { name: string; logo: File | undefined }) =>
      callApi('/team/update', { body: { name }, pictures: { ...(logo && { logo }) } }),
  );

export const useHandOver = () =>
  useWrite({ stale, toasts: true }, (userId: string) =>
    callApi('/team/hand-over/{userId}', { params: { userId } }),
  );

export const useSetTeamLineup = () =>
  useWrite({ stale, showsRefusal: true }, (userIds: string[]) =>
    callApi('/team/lineup', { body: { userIds } }),
  );

export const useSetEntryLineup = () =>
  useWrite(
    { stale, showsRefusal: true },
    ({
      entryId,
      ...body
    }: {
      entryId: string;
      userIds: string[];
      declarations: DeclarationKind[];
    }) => callApi('/entries/lineup/{entryId}', { params: { entryId }, body }),
  );

export const useRemindPlayer = () =>
  useWrite({}, (userId: string) => callApi('/team/remind/{userId}', { params: { userId } }));
