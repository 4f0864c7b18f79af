import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import { notificationKeys } from '../notifications.data.ts';
import { saveChoice } from './push-device.ts';

/** Message from the service worker to its pages; any reply means yes. */
type Question = { kind: 'pushed' } | { kind: 'open'; path: string } | { kind: 'resubscribed' };

/** Maintains this device's subscription and handles its service worker's requests. Once per page. */
export function usePushWorker(): void {
  const { status, user } = useSession();
  const userId = user?._id;
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  const answer = useEffectEvent(async ({ data, ports: [port] }: MessageEvent<Question>) => {
    if (data.kind === 'open') void navigate(data.path);
    else if (data.kind === 'resubscribed') await saveChoice(userId);
    else if (!userId) return;
    // Also triggers the pop-up if the live connection is down.
    else await queryClient.refetchQueries({ queryKey: notificationKeys.ofUser(userId) });
    port?.postMessage('yes');
  });

  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return;
    const hear = (event: MessageEvent<Question>) => void answer(event);
    worker.addEventListener('message', hear);
    worker.startMessages();
    return () => worker.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (status !== 'ready') return;
    // Retried on the next page: nobody requested it now.
    saveChoice(userId).catch((error: unknown) => console.warn(error));
  }, [status, userId]);
}
