/** Fault injected into the next calls of one route. */
export type Fault<Route extends string> = {
  route: Route;
  /** Status of the answer; without it the call proceeds normally after `hangMs`. */
  status?: number;
  /** Body sent with the status, instead of the stand-in's default. */
  body?: string;
  /** `Retry-After` of a 429, in seconds. */
  retryAfter?: number;
  /** Delay before the answer, in milliseconds. */
  hangMs?: number;
  /** Number of calls affected; one by default, `Infinity` until `clear`. */
  times?: number;
};

export type Faults<Route extends string> = {
  next(fault: Fault<Route>): void;
  clear(): void;
  /** For the stand-in: applies the fault's delay and returns the fault. */
  meet(route: Route): Promise<Fault<Route> | undefined>;
};

/** Faults on demand, in FIFO order per route. */
export function createFaults<Route extends string>(): Faults<Route> {
  let waiting: (Fault<Route> & { left: number })[] = [];

  return {
    next(fault) {
      waiting.push({ ...fault, left: fault.times ?? 1 });
    },
    clear() {
      waiting = [];
    },
    async meet(route) {
      const fault = waiting.find((candidate) => candidate.route === route);
      if (!fault) return undefined;
      fault.left -= 1;
      if (fault.left <= 0) waiting = waiting.filter((candidate) => candidate !== fault);
      if (fault.hangMs) await new Promise((resolve) => setTimeout(resolve, fault.hangMs).unref());
      return fault.status === undefined ? undefined : fault;
    },
  };
}
