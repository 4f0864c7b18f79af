import type { MessagePhase } from '@one-dream/contract/features/sharing/sharing.values.ts';
import type { OfferedLanguage } from '@one-dream/contract/languages.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readAnswer } from '../../platform/read-call.ts';

/** A host's message to the group; by default for the current phase. */
export function messageOf({
  tournamentId,
  phase,
  language,
}: {
  tournamentId: string;
  phase: MessagePhase | undefined;
  language: OfferedLanguage;
}) {
  return queryOptions({
    queryKey: ['share', 'message', tournamentId, phase, language],
    queryFn: readAnswer('/share/message/{tournamentId}', {
      params: { tournamentId },
      body: { language, ...(phase && { phase }) },
    }),
    // Its content depends on the current moment.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** A picture as a file for other apps; cached while its message is open. */
export function pictureFile(source: string | null | undefined) {
  return queryOptions({
    queryKey: ['share', 'picture', source],
    queryFn: async ({ signal }) => {
      const answer = await fetch(source ?? '', { signal });
      if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
      const blob = await answer.blob();
      const ending = blob.type === 'image/webp' ? 'webp' : 'png';
      return new File([blob], `message.${ending}`, { type: blob.type });
    },
    enabled: Boolean(source),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
}
