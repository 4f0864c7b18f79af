/** Audit log data of an event. */
export interface Recorded {
  /** Description of the object acted on: `Team Alpha`. */
  subject: string;
  /** The tournament concerned, if any. */
  tournamentId?: string | null | undefined;
  before?: object | undefined;
  after?: object | undefined;
}

/** A domain event: published once by an action, from which every channel derives its message. */
export interface EventDefinition<Name extends string = string, Payload = never> {
  /** Area and verb, as stored in the audit log: `tournament.create`. */
  readonly name: Name;
  /** Text between actor and object: `deleted the team`. */
  readonly words: string;
  readonly record: (payload: Payload) => Recorded;
}

type Name = `${string}.${string}`;

/** An event whose payload is its audit log data. */
export function defineEvent<const N extends Name>(
  name: N,
  words: string,
): EventDefinition<N, Recorded>;
/** @param record derives the audit log data; its parameter is the event's payload */
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
