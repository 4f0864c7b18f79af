export interface GroupCommitOptions<Request, Outcome> {
  /** Serves a batch of requests with the same key, in order. @returns an outcome for each */
  serve: (key: string, requests: readonly Request[]) => Promise<readonly Outcome[]>;
  /** Maximum batch size. */
  most: number;
}

/**
 * Group commit: a request is served immediately if none is in progress; requests that arrive meanwhile are then served as a
 * batch, in order of arrival. Keys are independent. A batch that fails as a whole is bisected, so that only the requests
 * causing the failure see it.
 */
export function groupCommit<Request, Outcome>({
  serve,
  most,
}: GroupCommitOptions<Request, Outcome>): (key: string, request: Request) => Promise<Outcome> {
  interface Waiting {
    request: Request;
    resolve: (outcome: Outcome) => void;
    reject: (error: unknown) => void;
  }
  const lines = new Map<string, Waiting[]>();

  async function serveGroup(key: string, group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await serve(
        key,
        group.map(({ request }) => request),
      );
      for (const [index, { resolve }] of group.entries()) resolve(outcomes[index] as Outcome);
    } catch (error) {
      const [only, ...others] = group;
      if (others.length === 0) return only?.reject(error);
      const middle = Math.ceil(group.length / 2);
      await serveGroup(key, group.slice(0, middle));
      await serveGroup(key, group.slice(middle));
    }
  }

  async function work(key: string, line: Waiting[]): Promise<void> {
    while (line.length > 0) await serveGroup(key, line.splice(0, most));
    lines.delete(key);
  }

  return (key, request) =>
    new Promise((resolve, reject) => {
      const waiting = { request, resolve, reject };
      const line = lines.get(key);
      if (line) {
        line.push(waiting);
        return;
      }
      const opened = [waiting];
      lines.set(key, opened);
      void work(key, opened);
    });
}
