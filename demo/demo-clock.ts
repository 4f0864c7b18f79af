/** A clock that can be advanced; reset by the next start. */
export interface DemoClock {
  now: () => Date;
  advance: (minutes: number) => void;
  isAhead: () => boolean;
}

export function createDemoClock(): DemoClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (minutes) => {
      ahead += minutes * 60_000;
    },
    isAhead: () => ahead > 0,
  };
}
