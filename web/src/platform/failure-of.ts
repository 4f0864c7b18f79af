import { messageOf } from './refusal.ts';

/** Why a fetch failed and how to try again, spread into `ErrorState`. */
export function failureOf(query: { error: unknown; isFetching?: boolean; refetch: () => unknown }) {
  return {
    message: messageOf(query.error),
    busy: query.isFetching ?? false,
    onRetry: () => void query.refetch(),
  };
}
