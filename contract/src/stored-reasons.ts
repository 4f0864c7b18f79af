import { asWritten, defineTexts, englishOf, isTranslatable, type Translatable } from './texts.ts';

/**
 * Reasons given by the product itself. They are stored as English sentences in the same columns as people's reasons, and
 * looked up by text, so that older ones are translated, too.
 */
export const reasonTexts = defineTexts('reason', {
  takenOut: 'Taken out by the organisers.',
  teamDeleted: 'The team was deleted.',
  notCheckedIn: 'Not checked in when check-in closed.',
  noShow: '{team} was registered and did not check in.',
  strikesWithin: '{points} strikes within {days} days.',
  letIn: 'The team was let in after all.',
  firstScrim: 'Played its first scrim.',
  noMatch: 'No match in {days} days.',
  weekRank: 'Rank {rank} of the week in {tier}.',
  weekRankAverage: 'Rank {rank} of the week in {tier}, {average} a match.',
  groupsJoined: 'Group {from} plays with group {into}.',
  finalDecided: 'Match {no} decided the final.',
  headStart: 'Rank {place} in the stage before',
  stageFinalAgain: 'The stage before was made final again.',
  notReceived: 'The payee did not receive it ({reference}).',
  cancelled: 'The tournament was cancelled.',
});

const whole = Object.values(reasonTexts).filter(isTranslatable);
const withValues = [
  [/^(?<team>.+) was registered and did not check in\.$/, reasonTexts.noShow],
  [/^(?<points>\d+) strikes within (?<days>\d+) days\.$/, reasonTexts.strikesWithin],
  [/^Rank (?<place>\d+) in the stage before$/, reasonTexts.headStart],
  [/^No match in (?<days>\d+) days\.$/, reasonTexts.noMatch],
  [/^Rank (?<rank>\d+) of the week in (?<tier>[\w ]+)\.$/, reasonTexts.weekRank],
  [
    /^Rank (?<rank>\d+) of the week in (?<tier>[\w ]+), (?<average>[\d.]+) a match\.$/,
    reasonTexts.weekRankAverage,
  ],
  [/^Group (?<from>[A-Z]+) plays with group (?<into>[A-Z]+)\.$/, reasonTexts.groupsJoined],
  [/^Match (?<no>\d+) decided the final\.$/, reasonTexts.finalDecided],
  [/^The payee did not receive it \((?<reference>.*)\)\.$/, reasonTexts.notReceived],
] as const;

/** A stored reason: translatable if given by the product, verbatim if written by a person. */
export function textOfReason(kept: string): Translatable {
  const text = whole.find(({ key }) => englishOf(key) === kept);
  if (text) return text;
  for (const [shape, text] of withValues) {
    const values = shape.exec(kept)?.groups;
    if (values) return text(values as never);
  }
  return asWritten(kept);
}
