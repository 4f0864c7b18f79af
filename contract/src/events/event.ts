/** A kind of entry in the audit log. */
export interface EventDefinition<Name extends string = string> {
  /** Area and verb, as stored: `tournament.create`. */
  readonly name: Name;
  /** Text between actor and object: `deleted the team`. */
  readonly words: string;
}

export function defineEvent<const Name extends `${string}.${string}`>(
  name: Name,
  words: string,
): EventDefinition<Name> {
  return { name, words };
}
