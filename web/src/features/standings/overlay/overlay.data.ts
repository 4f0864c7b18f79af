import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readData } from '../../../platform/read-call.ts';

const overlayKeys = { of: (tournamentId: string) => ['overlays', tournamentId] as const };

/** Current overlay addresses, for users who may create them. */
export function overlaysOf(tournamentId: string) {
  return queryOptions({
    queryKey: overlayKeys.of(tournamentId),
    queryFn: readData('/overlay/list/{tournamentId}', { params: { tournamentId } }),
  });
}

/** Preview of an overlay, polled during set-up. */
export function overlayPreviewOf(tournamentId: string) {
  return queryOptions({
    queryKey: [...overlayKeys.of(tournamentId), 'preview'] as const,
    queryFn: readData('/overlay/preview/{tournamentId}', { params: { tournamentId } }),
    refetchInterval: 10_000,
  });
}

export function useCreateOverlay(tournamentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; delayS: number }) =>
      callApi('/overlay/create/{tournamentId}', { params: { tournamentId }, body }),
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: overlayKeys.of(tournamentId), exact: true }),
  });
}

export function useRevokeOverlay(tournamentId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (overlayId: string) =>
      callApi('/overlay/revoke/{tournamentId}/{overlayId}', {
        params: { tournamentId, overlayId },
      }),
    onSettled: () =>
      void queryClient.invalidateQueries({ queryKey: overlayKeys.of(tournamentId), exact: true }),
  });
}
