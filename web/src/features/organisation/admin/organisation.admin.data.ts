import type { OrganisationSettings } from '@one-dream/contract/features/organisation/organisation.ts';
import { organisationOverrides } from '@one-dream/contract/organisation-overrides.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../platform/api.ts';
import { callApi } from '../../../platform/api.ts';
import { putOrganisation } from '../../../platform/organisation.ts';
import { readData } from '../../../platform/read-call.ts';

export const organisationSettings = queryOptions({
  queryKey: ['admin', 'organisation'] as const,
  queryFn: readData('/organisation/settings'),
});

export function useSaveSection() {
  const take = useTakeSettings();
  return useMutation({
    mutationFn: (body: BodyOf<'/organisation/settings/save'>) =>
      callApi('/organisation/settings/save', { body }),
    meta: { showsRefusal: true },
    onSuccess: ({ data }) => take(data),
  });
}

export function useResetSection() {
  const take = useTakeSettings();
  return useMutation({
    mutationFn: (body: BodyOf<'/organisation/settings/reset'>) =>
      callApi('/organisation/settings/reset', { body }),
    onSuccess: ({ data }) => take(data),
  });
}

/** The settings as they are now, for this page and for what is opened from it. */
function useTakeSettings() {
  const queryClient = useQueryClient();
  return (settings: OrganisationSettings) => {
    queryClient.setQueryData(organisationSettings.queryKey, settings);
    putOrganisation(organisationOverrides(settings.organisation));
    // What was not right may be now.
    void queryClient.invalidateQueries({ queryKey: ['admin', 'health'] });
  };
}
