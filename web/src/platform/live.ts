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
  /** The connection is back after a loss, in which events may have been missed. */
  reconnected?: Set<() => void>;
  /** The connection broke. */
  lost?: Set<() => void>;
  numbers?: Set<(told: TournamentNumbers) => void>;
  /** The server closed or refused the connection of somebody signed in: their session may be over. */
  refused?: Set<() => void>;
};

/** Current versions of watched tournaments: a lower one on the page is stale. */
export interface TournamentNumbers {
  numbers: Record<string, number>;
  /** All that are not over are among them. */
  isEvery: boolean;
}

export interface LiveViewer {
  userId: string;
  token: string;
}

/** After this time what does not come back by itself is tried again: the code of the connection, one that was refused. Milliseconds. */
const retryMs = 5000;

const listeners: Listeners = {};
/** Tournaments that something on this page shows, with how many do. */
const watched = new Map<string, number>();
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
    sayWatched();
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
 * Has the server tell of a tournament, or that any changed (`everyTournament`), as long as something shows it.
 * @returns how to stop
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

/** Once for everything that comes and goes as a page changes. */
function sayWatchedSoon(): void {
  if (isToBeSaid) return;
  isToBeSaid = true;
  queueMicrotask(() => {
    isToBeSaid = false;
    if (socket?.connected) sayWatched();
  });
}

function sayWatched(): void {
  // A page that shows more than a server tells of shows a list, too, and those come first.
  const ids = [...watched.keys()].slice(0, watchedAtMost);
  const isEvery = ids.includes(everyTournament);
  socket?.emit('watch', ids, (numbers) => {
    for (const listener of listeners.numbers ?? []) listener({ numbers, isEvery });
  });
}

/** Hears an event of the server. @returns how to stop listening */
export function onLive<Name extends keyof Listeners>(
  name: Name,
  listener: NonNullable<Listeners[Name]> extends Set<infer Listener> ? Listener : never,
): () => void {
  listeners[name] ??= new Set() as never;
  const heard = listeners[name] as Set<unknown>;
  heard.add(listener);
  return () => heard.delete(listener);
}
