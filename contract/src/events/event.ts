/** Audit log data of an event. */
export interface Recorded {
  /** Description of the object acted on: `Team Alpha`. */
  subject: string;
  /** The tournament concerned, if any. */
  tournamentId?: string | null | undefined;
  before?: object | undefined;
  after?: object | undefined;
}

/** Something that happens here: told once by an action, and derived from in every channel. */
export interface EventDefinition<Name extends string = string, Payload = never> {
  /** Area and verb, as the audit log keeps it: `tournament.create`. */
  readonly name: Name;
  /** Between who did it and what it was done to: `deleted the team`. */
  readonly words: string;
  readonly record: (payload: Payload) => Recorded;
}

type Name = `${string}.${string}`;

/** An event that tells the audit log what it says itself. */
export function defineEvent<const N extends Name>(
  name: N,
  words: string,
): EventDefinition<N, Recorded>;
/** @param record what the audit log keeps; the type of its parameter is the event's payload */
export function defineEvent<const N extends Name, Payload>(
  name: N,
  words: string,
  record: (payload: Payload) => Recorded,
): EventDefinition<N, Payload>;
export function defineEvent(
  name: string,
  words: string,
  record: (payload: never) => Recorded = (payload) => payload,
): EventDefinition {
  return { name, words, record };
}
