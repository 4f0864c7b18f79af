import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../platform/api.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { useViewer } from '../../../platform/session.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { AuthNotice } from '../auth-notice.tsx';
import { rememberFromDiscord } from '../from-discord.ts';

export const meta = metaOf(pages.linkDiscord);

/** Target of a Discord button for unlinked users: after sign-in they link, and return to Discord. */
export default function LinkDiscordPage() {
  const { discordinfo } = useViewer();
  const link = useMutation({
    mutationFn: () => callApi('/auth/discord/start', { body: { purpose: 'link' } }),
    onSuccess: ({ url }) => {
      rememberFromDiscord();
      window.location.assign(url);
    },
  });
  if (discordinfo)
    return (
      <AuthNotice
        title={t`Linked. Press again in Discord`}
        text={t`You are ${discordinfo.username} there. You can close this page.`}
      />
    );
  return (
    <AuthNotice
      title={t`Link your Discord`}
      text={
        link.isError
          ? messageOf(link.error)
          : t`One press, and what you type in our Discord counts for your account here.`
      }
      isRefusal={link.isError}
      actions={
        <Button
          variant="main"
          busy={link.isPending}
          onClick={() => link.mutate()}
        >{t`Link Discord`}</Button>
      }
    />
  );
}
