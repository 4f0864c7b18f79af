import { t } from '@lingui/core/macro';

/** The steps of a match on a phone, in the order of work. */
export const stepNames = {
  get 'check-in'() {
    return t`Check-in`;
  },
  get slots() {
    return t`Slots`;
  },
  get room() {
    return t`Room`;
  },
  get start() {
    return t`Start`;
  },
  get placements() {
    return t`Placements`;
  },
  get elims() {
    return t`Elims`;
  },
  get review() {
    return t`Review`;
  },
  get publish() {
    return t`Publish`;
  },
} as const;
export type Step = keyof typeof stepNames;
