import { messageOf } from './refusal.ts';

/** Error message and retry of a failed query, spread into `ErrorState`. */
export function failureOf(query: { error: unknown; isFetching?: boolean; refetch: () => unknown }) {
  return {
    message: messageOf(query.error),
    busy: query.isFetching ?? false,
    onRetry: () => void query.refetch(),
  };
}
