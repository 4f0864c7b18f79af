import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../../platform/api.ts';
import { useViewer } from '../../../platform/session.tsx';
import { readSubscription, subscribe, unsubscribe } from './push-device.ts';
import type { PushState } from './push-support.ts';

const deviceKey = (userId: string) => ['push-device', userId] as const;

/** The site's key, and whether this browser receives the viewer's notifications. */
export function usePushDevice(state: PushState) {
  const { _id: userId } = useViewer();
  const query = useQuery({
    queryKey: deviceKey(userId),
    queryFn: async ({ signal }) => {
      const { publicKey, isOn } = (await callApi('/notify/device', {}, { signal })).data;
      return { publicKey, isOn: isOn && (await readSubscription(publicKey)) !== undefined };
    },
    enabled: state === 'undecided' || state === 'allowed',
    meta: { showsRefusal: true },
  });
  // Revoking the permission in the browser's settings also removes the subscription.
  const { refetch } = query;
  useEffect(() => {
    if (state === 'allowed') void refetch({ cancelRefetch: false });
  }, [state, refetch]);
  return query;
}

interface Turn {
  publicKey: string;
  on: boolean;
  /** Result of the permission prompt, which must be opened within the press itself. */
  permission: Promise<NotificationPermission> | undefined;
}

/** Turns notifications on this device on or off. */
export function useTurnPush() {
  const { _id: userId } = useViewer();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ publicKey, on, permission }: Turn) => {
      if (!on) return unsubscribe();
      if ((await permission) !== 'granted') throw new Error('The person has not allowed it.');
      return subscribe({ publicKey, userId });
    },
    meta: { showsRefusal: true },
    onSuccess: async (_, { publicKey, on }) => {
      // A query started when permission was granted may return the outdated state.
      await queryClient.cancelQueries({ queryKey: deviceKey(userId) });
      queryClient.setQueryData(deviceKey(userId), { publicKey, isOn: on });
    },
  });
}
