import { t } from '@lingui/core/macro';
import { sourceLanguage } from '@one-dream/contract/languages.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Apple, CalendarDays, Download } from 'lucide-react';
import { callApi } from '../../platform/api.ts';
import { currentLanguage } from '../../platform/language.ts';
import { messageOf } from '../../platform/refusal.ts';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { buttonClasses } from '../../ui/form/button-variants.ts';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { calendarLinks } from './calendar-links.ts';

/** Scope of a calendar: a tournament's, public, or the own team's, at a secret address. */
export type CalendarOf =
  | { tournamentId: string; teamId?: undefined }
  | { teamId: string; isLeader: boolean; tournamentId?: undefined };

/** Ways to subscribe; subscriptions follow when a match moves. */
export function CalendarDialog(props: CalendarOf & { onClose: () => void }) {
  const { onClose } = props;
  return (
    <Dialog
      onClose={onClose}
      title={t`Add to calendar`}
      description={t`Moved and new matches show up there by themselves.`}
    >
      <div className="pb-5">
        {props.tournamentId !== undefined ? (
          <Ways url={`${window.location.origin}/calendar/tournament/${props.tournamentId}.ics`} />
        ) : (
          <TeamWays {...props} />
        )}
      </div>
    </Dialog>
  );
}

function TeamWays({ teamId, isLeader }: { teamId: string; isLeader: boolean }) {
  const queryClient = useQueryClient();
  const queryKey = ['matches', 'calendar', teamId];
  const params = { teamId };
  const query = useQuery({
    queryKey,
    queryFn: async () => (await callApi('/matches/calendar/{teamId}', { params })).url,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const reset = useMutation({
    mutationFn: () => callApi('/matches/calendar/reset/{teamId}', { params }),
    onSuccess: ({ url, message }) => {
      queryClient.setQueryData(queryKey, url);
      toast.good(message);
    },
  });
  if (query.isPending) {
    return <SkeletonRows label={t`Loading the link`} rows={['h-40']} />;
  }
  if (!query.data) {
    return (
      <FailureNotice busy={query.isFetching} onRetry={() => void query.refetch()}>
        {t`We could not load the link. ${messageOf(query.error)}`}
      </FailureNotice>
    );
  }
  return (
    <>
      <Ways url={query.data} />
      <p className="mt-4 text-small text-quiet">{t`Anyone with this link sees when and where your team plays. Keep it in the squad.`}</p>
      {isLeader && (
        <ConfirmButton
          size="small"
          className="mt-2"
          question={{
            title: t`Reset the link?`,
            text: t`Your calendar and those of your squad stop being updated. Everybody has to add the new link.`,
            confirmText: t`Reset the link`,
            busy: reset.isPending,
            busyText: t`Resetting...`,
          }}
          onConfirm={(close) => reset.mutate(undefined, { onSettled: close })}
        >{t`Reset the link`}</ConfirmButton>
      )}
    </>
  );
}

function Ways(props: { url: string }) {
  const language = currentLanguage();
  // A calendar program does not know this site's language setting.
  const url = language === sourceLanguage ? props.url : `${props.url}?lang=${language}`;
  const { google, apple } = calendarLinks(url);
  return (
    <div className="flex flex-col gap-3">
      <a
        href={google}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: 'main', wide: true })}
      >
        <CalendarDays size={18} />
        {t`Google Calendar`}
      </a>
      <a href={apple} className={buttonClasses({ wide: true })}>
        <Apple size={18} />
        {t`Apple, Outlook`}
      </a>
      <a href={url} download="matches.ics" className={buttonClasses({ wide: true })}>
        <Download size={18} />
        {t`As a file`}
      </a>
      <CopyField label={t`Link`} value={url} />
    </div>
  );
}
