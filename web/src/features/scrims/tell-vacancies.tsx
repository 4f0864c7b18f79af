import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SwitchField } from '../../ui/form/switch-field.tsx';

const queryKey = ['entries', 'vacancies'];

/** Notifications about vacant slots for the leader's team. */
export function TellVacancies() {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey,
    queryFn: async () => (await callApi('/entries/watch-vacancies', { body: {} })).data.isWanted,
  });
  const change = useMutation({
    mutationFn: async (isWanted: boolean) =>
      (await callApi('/entries/watch-vacancies', { body: { isWanted } })).data.isWanted,
    onSuccess: (isWanted) => {
      queryClient.setQueryData(queryKey, isWanted);
      toast.good(
        isWanted
          ? t`You will be told when a slot is vacant, once a day at most.`
          : t`You will not be told about vacant slots.`,
      );
    },
  });
  if (query.isError) return null;
  return (
    <div className="mt-6 max-w-xl border border-line bg-raised px-4 py-2">
      <SwitchField
        label={t`Tell me when a slot is vacant`}
        hint={t`A team did not turn up: the first to claim its slot plays.`}
        checked={query.data ?? false}
        // Its place is taken at once, so that the scrims below do not move.
        busy={query.isPending || change.isPending}
        onChange={(isWanted) => change.mutate(isWanted)}
      />
    </div>
  );
}
