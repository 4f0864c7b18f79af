import { socketReconnectDelayMs } from '@one-dream/contract/limits.ts';
import type { ClientEvents, ServerEvents } from '@one-dream/contract/live.ts';
import type { Socket } from 'socket.io-client';

type LiveSocket = Socket<ServerEvents, ClientEvents>;
type EventName = keyof ServerEvents;
type Listeners = { [Name in EventName]?: Set<ServerEvents[Name]> } & {
  connected?: Set<() => void>;
  /** What may have been missed: the connection is back after it was lost. */
  reconnected?: Set<() => void>;
  /** The server closed or refused the connection of somebody signed in: their session may be over. */
  refused?: Set<() => void>;
};

export interface LiveViewer {
  userId: string;
  token: string;
}

/** After this time what does not come back by itself is tried again: the code of the connection, one that was refused. Milliseconds. */
const retryMs = 5000;

const listeners: Listeners = {};
let opening = 0;
let socket: LiveSocket | undefined;

/**
 * Opens the live connection of this page, for a visitor without a viewer; it comes back by itself for ever.
 * @returns what closes it
 */
export function openLive(viewer: LiveViewer | undefined): () => void {
  const mine = ++opening;
  void connect({ viewer, isWanted: () => mine === opening });
  return () => {
    if (mine !== opening) return;
    opening++;
    const closing = socket;
    socket = undefined;
    closing?.disconnect();
  };
}

async function connect(wish: {
  viewer: LiveViewer | undefined;
  isWanted: () => boolean;
}): Promise<void> {
  const { viewer, isWanted } = wish;
  // Not needed to show a page, so its code comes after the page's own.
  const client = await import('socket.io-client').catch((error: unknown) => {
    console.error(error);
  });
  if (!isWanted()) return;
  if (!client) {
    setTimeout(() => isWanted() && void connect(wish), retryMs);
    return;
  }
  socket = client.io({
    ...(viewer && { auth: { token: viewer.token } }),
    withCredentials: true,
    transports: ['websocket', 'polling'],
    reconnectionDelay: socketReconnectDelayMs,
    reconnectionDelayMax: socketReconnectDelayMs,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
  });
  listen(socket, viewer);
}

function listen(opened: LiveSocket, viewer: LiveViewer | undefined): void {
  let wasConnected = false;
  opened.on('connect', () => {
    if (viewer) opened.emit('join-notify', viewer.userId);
    const told = wasConnected ? listeners.reconnected : listeners.connected;
    for (const listener of told ?? []) listener();
    wasConnected = true;
  });
  // A network that fails is tried again by itself; what the server closes or refuses is not.
  const goOn = () => {
    if (opened.active || socket !== opened) return;
    if (viewer) for (const listener of listeners.refused ?? []) listener();
    setTimeout(() => socket === opened && opened.connect(), retryMs);
  };
  opened.on('disconnect', goOn);
  opened.on('connect_error', goOn);
  opened.onAny((name: EventName, ...values: unknown[]) => {
    for (const listener of listeners[name] ?? [])
      (listener as (...values: unknown[]) => void)(...values);
  });
}

/** Hears an event of the server. @returns how to stop listening */
export function onLive<Name extends keyof Listeners>(
  name: Name,
  listener: Name extends EventName ? ServerEvents[Name] : () => void,
): () => void {
  listeners[name] ??= new Set() as never;
  const heard = listeners[name] as Set<unknown>;
  heard.add(listener);
  return () => heard.delete(listener);
}
