import { messageOf } from './refusal.ts';

/** Error message and retry of a failed query, spread into `ErrorState`. */
export function failureOf(query: { error: unknown; isFetching?: boolean; refetch: () => unknown }) {
  return {
    message: messageOf(query.error),
    busy: query.isFetching ?? false,
    onRetry: () => void query.refetch(),
  };
}

/** Whether the data of a query has come, and why not; spread into `Waiting`. */
export function waitOf(
  query: Parameters<typeof failureOf>[0] & { data: unknown; isError: boolean },
) {
  return {
    isHere: query.data !== undefined,
    failure: query.isError ? failureOf(query) : undefined,
  };
}
