import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { readAnswer } from '../../../platform/read-call.ts';
import { useWrite } from '../../../platform/use-write.ts';

export const discordSetup = queryOptions({
  queryKey: ['admin', 'discord'] as const,
  queryFn: readAnswer('/organisation/discord'),
  refetchOnWindowFocus: false,
});

export const useRegisterCommands = () =>
  useWrite({ stale: [discordSetup.queryKey], onlyOnSuccess: true, toasts: true }, () =>
    callApi('/organisation/discord/commands'),
  );
