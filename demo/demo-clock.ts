/** A clock that goes like any other until it is put forward. It goes right again with the next start. */
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
