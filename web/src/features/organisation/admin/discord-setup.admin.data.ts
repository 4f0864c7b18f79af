import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readAnswer } from '../../../platform/read-call.ts';
import { toast } from '../../../ui/feedback/toast.ts';

export const discordSetup = queryOptions({
  queryKey: ['admin', 'discord'] as const,
  queryFn: readAnswer('/organisation/discord'),
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
