import { defineTexts, type Translatable } from '../../texts.ts';
import type { Eligibility } from './tournaments.form.ts';
import type { DeclarationKind } from './tournaments.ts';

const texts = defineTexts('declaration', {
  age: 'Every player is {minAge} or older on the day registration closes.',
  guardian: "Players under 18 have a parent's or guardian's consent to play.",
  level: "Every player's game account is level {minLevel} or higher.",
  residents: 'Every player lives in India.',
  devices: 'Everybody plays on a phone: no emulator, no tablet, no trigger.',
});

/** Lists the declarations that a leader must tick for the squad, in display order, as sentences. */
export function declarationsOf(
  asked: Eligibility,
): { kind: DeclarationKind; text: Translatable }[] {
  const { minAge, guardianConsent, minLevel, residentsOnly, phonesOnly } = asked;
  const all: { kind: DeclarationKind; text: Translatable | false }[] = [
    { kind: 'age', text: minAge !== null && texts.age({ minAge: String(minAge) }) },
    { kind: 'guardian', text: guardianConsent && texts.guardian },
    { kind: 'level', text: minLevel !== null && texts.level({ minLevel: String(minLevel) }) },
    { kind: 'residents', text: residentsOnly && texts.residents },
    { kind: 'devices', text: phonesOnly && texts.devices },
  ];
  return all.flatMap(({ kind, text }) => (text ? [{ kind, text }] : []));
}

/** Completes an eligibility from an older form or tournament: missing parts are not required. */
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
