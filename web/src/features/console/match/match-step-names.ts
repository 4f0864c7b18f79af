import { t } from '@lingui/core/macro';

/** The steps of a match on a phone, in the order of work. */
export const stepNames = () =>
  ({
    'check-in': t`Check-in`,
    slots: t`Slots`,
    room: t`Room`,
    start: t`Start`,
    placements: t`Placements`,
    publish: t`Publish`,
  }) as const;
export type Step = keyof ReturnType<typeof stepNames>;
