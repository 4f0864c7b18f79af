import { AsyncLocalStorage } from 'node:async_hooks';
import { PGliteAdapter, PGliteDialect } from 'kysely';

const background = new AsyncLocalStorage<true>();

/** Runs work that nobody waits for, such as a job: on the embedded database its statements let those of requests go first. */
export const inBackground = <Result>(work: () => Result): Result => background.run(true, work);

/** After so many turns for requests in a row, the background gets one: a long rush delays jobs but does not stop them. */
const inARow = 20;

export interface Lanes {
  enter: () => Promise<void>;
  leave: () => void;
}

/** A mutex with two queues, as the embedded database has one connection. The work that holds it is never interrupted. */
export function createLanes(): Lanes {
  const front: (() => void)[] = [];
  const back: (() => void)[] = [];
  let isTaken = false;
  let passed = 0;
  return {
    enter: async () => {
      if (!isTaken) isTaken = true;
      else {
        const lane = background.getStore() ? back : front;
        await new Promise<void>((go) => lane.push(go));
      }
    },
    leave: () => {
      const isTurnOfBack = front.length === 0 || (back.length > 0 && passed >= inARow);
      passed = isTurnOfBack ? 0 : passed + 1;
      const next = (isTurnOfBack ? back : front).shift();
      if (next) next();
      else isTaken = false;
    },
  };
}

/** PGlite for Kysely, with the lanes in place of its own mutex, which is first come, first served. */
export class LanedDialect extends PGliteDialect {
  readonly #lanes: Lanes;

  constructor({
    lanes,
    ...config
  }: ConstructorParameters<typeof PGliteDialect>[0] & { lanes: Lanes }) {
    super(config);
    this.#lanes = lanes;
  }

  override createAdapter(): PGliteAdapter {
    return new LanedAdapter();
  }

  override createDriver() {
    const driver = super.createDriver();
    const lanes = this.#lanes;
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => {
      await lanes.enter();
      return acquire();
    };
    driver.releaseConnection = async () => lanes.leave();
    return driver;
  }
}

class LanedAdapter extends PGliteAdapter {
  /** Kysely would take its mutex otherwise. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
