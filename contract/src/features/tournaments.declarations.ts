import type { Eligibility } from './tournaments.form.ts';
import type { DeclarationKind } from './tournaments.ts';

/** What a leader has to tick for the squad, in the order in which it is shown, each as the sentence to agree to. */
export function declarationsOf(asked: Eligibility): { kind: DeclarationKind; text: string }[] {
  const { minAge, guardianConsent, minLevel, residentsOnly, phonesOnly } = asked;
  const all: { kind: DeclarationKind; text: string | false }[] = [
    {
      kind: 'age',
      text: minAge !== null && `Every player is ${minAge} or older on the day registration closes.`,
    },
    {
      kind: 'guardian',
      text: guardianConsent && "Players under 18 have a parent's or guardian's consent to play.",
    },
    {
      kind: 'level',
      text: minLevel !== null && `Every player's game account is level ${minLevel} or higher.`,
    },
    { kind: 'residents', text: residentsOnly && 'Every player lives in India.' },
    {
      kind: 'devices',
      text: phonesOnly && 'Everybody plays on a phone: no emulator, no tablet, no trigger.',
    },
  ];
  return all.flatMap(({ kind, text }) => (text ? [{ kind, text }] : []));
}

/** What a form left out, or what is kept of an older tournament lacks, is not asked for. */
export function wholeEligibility(
  some: { [Key in keyof Eligibility]?: Eligibility[Key] | undefined },
): Eligibility {
  return {
    minAge: some.minAge ?? null,
    guardianConsent: some.guardianConsent ?? false,
    minLevel: some.minLevel ?? null,
    residentsOnly: some.residentsOnly ?? false,
    phonesOnly: some.phonesOnly ?? false,
  };
}
