import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export const discordSetup = queryOptions({
  queryKey: ['admin', 'discord'] as const,
  queryFn: ({ signal }) => callApi('/organisation/discord', {}, { signal }),
  refetchOnWindowFocus: false,
});

export function useRegisterCommands() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('/organisation/discord/commands'),
    onSuccess: ({ message }) => {
      toast.good(message);
      return queryClient.invalidateQueries({ queryKey: discordSetup.queryKey });
    },
  });
}
