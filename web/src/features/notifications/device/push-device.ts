import { callApi } from '../../../platform/api.ts';
import { deviceStorage } from '../../../platform/browser-storage.ts';
import { readToken } from '../../../platform/token.ts';
import { readPermission, readPushSupport } from './push-support.ts';

/** The user notified on this device, and the subscription last sent to the server. */
interface Choice {
  userId: string;
  /** The subscription's endpoint and the tail of the session token. */
  told: string;
  at: number;
}

const choiceKey = 'push-device';
const dayMs = 24 * 60 * 60 * 1000;
/** Timeout for the service worker to become ready, in milliseconds. */
const workerTimeoutMs = 15_000;

/** This browser's subscription, if it uses the site's current key. */
export async function readSubscription(publicKey: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && usesKey(subscription, publicKey) ? subscription : undefined;
}

/**
 * Subscribes this browser and informs the server. Permission must be granted.
 * @throws DOMException of the browser, ApiRefusal of the server
 */
export async function subscribe({
  publicKey,
  userId,
}: {
  publicKey: string;
  userId: string;
}): Promise<void> {
  const { pushManager } = await readyWorker();
  let before = await pushManager.getSubscription();
  // A browser allows one subscription at a time, for one key.
  if (before && !usesKey(before, publicKey)) {
    await before.unsubscribe();
    before = null;
  }
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    const body = { endpoint: endpoint ?? '', keys: { p256dh, auth } };
    await callApi('/notify/device/subscribe', { body });
  } catch (error) {
    // An existing one may be known to the server, which is currently unreachable.
    if (!before) await subscription.unsubscribe();
    throw error;
  }
  deviceStorage.writeJson(choiceKey, { userId, told: toldOf(subscription), at: Date.now() });
}

/** Unsubscribes this browser and forgets the choice. @throws ApiRefusal */
export async function unsubscribe(): Promise<void> {
  await callApi('/notify/device/unsubscribe');
  deviceStorage.remove(choiceKey);
  await dropSubscription();
}

/**
 * Maintains this device's choice: resent to a server that may have lost it, renewed for a new session, endpoint or key, and
 * suspended while nobody, or another user, is signed in.
 */
export async function saveChoice(userId: string | undefined): Promise<void> {
  const choice = readChoice();
  if (!choice || readPushSupport() !== 'supported') return;
  if (choice.userId !== userId) {
    // A token without a user means that the server has not been reached yet.
    if (userId || !readToken()) await dropSubscription();
    return;
  }
  if (readPermission() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const isFresh = Date.now() - choice.at < dayMs;
  if (subscription && isFresh && choice.told === toldOf(subscription)) return;
  const { data } = await callApi('/notify/device');
  await subscribe({ publicKey: data.publicKey, userId });
}

async function dropSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('The service worker is not ready.')), workerTimeoutMs);
    }),
  ]);
}

function usesKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = new Uint8Array(options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...key));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey;
}

function toldOf({ endpoint }: PushSubscription): string {
  return `${endpoint} ${readToken()?.slice(-8)}`;
}

const readChoice = () => deviceStorage.readJson(choiceKey) as Choice | undefined;
