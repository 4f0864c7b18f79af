import { queryOptions } from '@tanstack/react-query';
import { readData } from '../../../platform/read-call.ts';
import { useCall } from '../../../platform/use-write.ts';

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

export const useCreateOverlay = (tournamentId: string) =>
  useCall(
    { stale: [overlayKeys.of(tournamentId)], showsRefusal: true },
    '/overlay/create/{tournamentId}',
    { tournamentId },
  );

export const useRevokeOverlay = (tournamentId: string) =>
  useCall({ stale: [overlayKeys.of(tournamentId)] }, '/overlay/revoke/{tournamentId}/{overlayId}', {
    tournamentId,
  });
