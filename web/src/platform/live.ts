import {
  type ClientEvents,
  everyTournament,
  type ServerEvents,
  watchedAtMost,
} from '@one-dream/contract/live.ts';
import type { Socket } from 'socket.io-client';

const socketReconnectDelayMs = 1000;

type LiveSocket = Socket<ServerEvents, ClientEvents>;
type EventName = keyof ServerEvents;
type Listeners = { [Name in EventName]?: Set<ServerEvents[Name]> } & {
  connected?: Set<() => void>;
  /** The connection is back after a loss; events may have been missed. */
  reconnected?: Set<() => void>;
  /** The connection broke. */
  lost?: Set<() => void>;
  numbers?: Set<(told: TournamentNumbers) => void>;
  /** The server closed or refused an authenticated connection: the session may be over. */
  refused?: Set<() => void>;
};

/** Current versions of watched tournaments: a page with a lower one is stale. */
export interface TournamentNumbers {
  numbers: Record<string, number>;
  /** Includes all tournaments that are not over. */
  isEvery: boolean;
}

export interface LiveViewer {
  userId: string;
  token: string;
}

/** Retry delay for failures that do not recover by themselves: loading the client, a refused connection. Milliseconds. */
const retryMs = 5000;

const listeners: Listeners = {};
const watched = new Map<string, number>();
let opening = 0;
let socket: LiveSocket | undefined;

/**
 * Opens this page's live connection, anonymous without a viewer; it reconnects indefinitely.
 * @returns a function to close it
 */
export function connectLive(viewer: LiveViewer | undefined): () => void {
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
  // Not needed for rendering, so it loads after the page's own code.
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
    sayWatched();
    if (viewer) opened.emit('join-notify', viewer.userId);
    const told = wasConnected ? listeners.reconnected : listeners.connected;
    for (const listener of told ?? []) listener();
    wasConnected = true;
  });
  // Network failures are retried automatically; a connection closed or refused by the server is not.
  const goOn = () => {
    if (opened.active || socket !== opened) return;
    if (viewer) for (const listener of listeners.refused ?? []) listener();
    setTimeout(() => socket === opened && opened.connect(), retryMs);
  };
  opened.on('disconnect', () => {
    if (socket === opened) for (const listener of listeners.lost ?? []) listener();
    goOn();
  });
  opened.on('connect_error', goOn);
  opened.onAny((name: EventName, ...values: unknown[]) => {
    for (const listener of listeners[name] ?? [])
      (listener as (...values: unknown[]) => void)(...values);
  });
}

/**
 * Subscribes to a tournament, or to all of them (`everyTournament`), while something shows it.
 * @returns a function to unsubscribe
 */
export function watchTournament(id: string): () => void {
  watched.set(id, (watched.get(id) ?? 0) + 1);
  sayWatchedSoon();
  return () => {
    const others = (watched.get(id) ?? 0) - 1;
    if (others > 0) watched.set(id, others);
    else watched.delete(id);
    sayWatchedSoon();
  };
}

let isToBeSaid = false;

/** Batches the changes of a navigation. */
function sayWatchedSoon(): void {
  if (isToBeSaid) return;
  isToBeSaid = true;
  queueMicrotask(() => {
    isToBeSaid = false;
    if (socket?.connected) sayWatched();
  });
}

function sayWatched(): void {
  // A page above the server's limit also shows a list, and list entries come first.
  const ids = [...watched.keys()].slice(0, watchedAtMost);
  const isEvery = ids.includes(everyTournament);
  socket?.emit('watch', ids, (numbers) => {
    for (const listener of listeners.numbers ?? []) listener({ numbers, isEvery });
  });
}

/** Listens to an event of the server. @returns a function to stop */
export function onLive<Name extends keyof Listeners>(
  name: Name,
  listener: NonNullable<Listeners[Name]> extends Set<infer Listener> ? Listener : never,
): () => void {
  listeners[name] ??= new Set() as never;
  const heard = listeners[name] as Set<unknown>;
  heard.add(listener);
  return () => heard.delete(listener);
}
