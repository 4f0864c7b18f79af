import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '@one-dream/contract/languages.ts';
import type { APIInteractionResponse } from 'discord-api-types/v10';
import {
  ephemeral,
  type Message,
  toWire,
  type WireMessage,
} from '../../platform/discord/messages.ts';
import { inTime } from '../../platform/in-time.ts';
import { semaphore } from '../../platform/semaphore.ts';
import type { Answer } from './command-context.ts';
import { type Acting, isInOwnMessage } from './interaction.ts';
import { toWireModal } from './modals.ts';

/**
 * Discord times out after three seconds; an answer not ready by now is deferred (milliseconds since arrival). In a rush it
 * is deferred sooner: work still queued would not finish in time anyway.
 */
const promisedAfter = { usual: 1_500, inRush: 300 } as const;
/** The deferral is sent once it is stored, or at the latest after this much longer (milliseconds). */
const storedWithin = { usual: 800, inRush: 300 } as const;
/** Concurrency limit that leaves time to answer new interactions in a rush; the rest is queued. */
const actedAtOnce = 8;
const inTurn = semaphore(actedAtOnce);
let acting = 0;

/** Numbers of `InteractionResponseType`. */
const types = { message: 4, deferred: 5, deferredUpdate: 6, update: 7, modal: 9 } as const;

/** Deduplicates interactions across all processes. */
export interface Once {
  /** `first`, or the first claimant's answer; undefined if that is stored nowhere or not ready yet. */
  claim: (id: string) => Promise<'first' | { answer: APIInteractionResponse | undefined }>;
  keep: (id: string, answer: APIInteractionResponse) => void;
}

/** Destination of a follow-up. */
export interface Follow {
  message: WireMessage;
  /** A public message alongside it. */
  shared?: WireMessage | undefined;
}

export interface FollowUps {
  /** Called before any work: if this process ends, another one posts `lost` in place of the answer. */
  promise: (to: Acting, lost: Follow) => Promise<void>;
  send: (to: Acting, what: Follow) => Promise<void>;
  /** From memory only, for answers that must not be stored. */
  sendSecret: (to: Acting, what: Follow) => Promise<void>;
}

export interface AnswerOptions {
  once: Once;
  followUps: FollowUps;
  /** Identifies the sender; performs nothing yet. */
  prepare: (interaction: Acting) => Promise<Prepared>;
  notes: Record<'pressAgain' | 'shared', (language: Language) => Message>;
  /** Turns an error into an answer. */
  failed: (interaction: Acting, error: unknown) => Answer;
  /** Receives errors that occur after the first answer. */
  onLost: (error: unknown) => void;
}

export interface Prepared {
  /** Language of the sender. */
  language: Language;
  /** Downloads attachments, ahead of the queue: a slow download delays nobody else. Failures are left to `act`. */
  download?: (() => Promise<unknown>) | undefined;
  act: () => Promise<Answer>;
}

type Done = { answer: Answer } | { repeated: APIInteractionResponse | undefined };

type Begun = AnswerOptions & {
  claimed: ReturnType<Once['claim']>;
  prepared: Promise<Prepared>;
};

/** The first response to an interaction: its answer, or a deferral that a follow-up completes. */
export async function answerInTime(
  interaction: Acting,
  options: AnswerOptions,
): Promise<APIInteractionResponse> {
  const pace = acting >= actedAtOnce ? 'inRush' : 'usual';
  const begun: Begun = {
    ...options,
    claimed: options.once.claim(interaction.id),
    prepared: options.prepare(interaction),
  };
  const done = actOnce(interaction, begun);
  const first = await inTime(done, { ms: promisedAfter[pace], late: 'late' as const });
  if (first === 'late') {
    const promised = promise(interaction, begun);
    void keepPromise(interaction, { ...begun, promised, done }).catch(options.onLost);
    await Promise.race([
      promised.catch(() => undefined),
      wait(storedWithin[pace], undefined, { ref: false }),
    ]);
    return deferralOf(interaction);
  }
  if ('repeated' in first) return first.repeated ?? deferralOf(interaction);
  return toResponse(interaction, first.answer);
}

async function actOnce(
  interaction: Acting,
  { once, failed, claimed, prepared }: Begun,
): Promise<Done> {
  acting += 1;
  // A duplicate does not await it, and a rejection must not go unhandled.
  prepared.catch(() => undefined);
  try {
    const claim = await claimed;
    if (claim !== 'first') return { repeated: claim.answer };
    const { act, download } = await prepared;
    if (download) {
      acting -= 1;
      await download().finally(() => {
        acting += 1;
      });
    }
    const answer = await inTurn(act);
    if (!isSecret(answer)) once.keep(interaction.id, toResponse(interaction, answer));
    return { answer };
  } catch (error) {
    return { answer: failed(interaction, error) };
  } finally {
    acting -= 1;
  }
}

/** From here on another process answers in this one's place if it ends. @returns whether the follow-up is ours to send */
async function promise(
  interaction: Acting,
  { claimed, prepared, followUps, notes }: Begun,
): Promise<boolean> {
  // The first claimant has deferred already; if the claim itself failed, the error is the answer.
  const claim = await claimed.catch(() => undefined);
  if (claim && claim !== 'first') return false;
  const known = await prepared.catch(() => undefined);
  if (claim && known)
    await followUps.promise(interaction, { message: toWire(notes.pressAgain(known.language)) });
  return true;
}

async function keepPromise(
  interaction: Acting,
  {
    promised,
    done,
    prepared,
    followUps,
    notes,
    onLost,
  }: Begun & { promised: Promise<boolean>; done: Promise<Done> },
): Promise<void> {
  // Even if it could not be stored, this process still sends the follow-up.
  const isOurs = await promised.catch((error: unknown) => {
    onLost(error);
    return true;
  });
  if (!isOurs) return;
  const result = await done;
  if ('repeated' in result) return;
  const { answer } = result;
  if (answer.kind === 'message' && !answer.isShared) {
    const message = toWire(answer.message);
    return isSecret(answer)
      ? followUps.sendSecret(interaction, { message })
      : followUps.send(interaction, { message });
  }
  const { language } = await prepared;
  if (answer.kind === 'modal')
    return followUps.send(interaction, { message: toWire(notes.pressAgain(language)) });
  return followUps.send(interaction, {
    message: toWire(notes.shared(language)),
    shared: toWire(answer.message),
  });
}

function isSecret(answer: Answer): boolean {
  return answer.kind === 'message' && answer.isSecret === true;
}

function toResponse(interaction: Acting, answer: Answer): APIInteractionResponse {
  if (answer.kind === 'modal') return { type: types.modal, data: toWireModal(answer.modal) };
  const message = toWire(answer.message);
  // A public message goes beside the ephemeral one.
  if (isInOwnMessage(interaction) && !answer.isShared) return { type: types.update, data: message };
  const data = answer.isShared ? message : { ...message, flags: ephemeral };
  return { type: types.message, data };
}

function deferralOf(interaction: Acting): APIInteractionResponse {
  if (isInOwnMessage(interaction)) return { type: types.deferredUpdate };
  return { type: types.deferred, data: { flags: ephemeral } };
}
