import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../../platform/api.ts';
import { GoTo } from '../../../platform/pages/go-to.tsx';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { useSession, useViewer } from '../../../platform/session.tsx';
import { LoadingScreen } from '../../../ui/feedback/loading-screen.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { AuthNotice } from '../auth-notice.tsx';
import { readDiscordAnswer } from '../discord-answer.ts';
import { takeFromDiscord } from '../from-discord.ts';

/** A code is single-use, and React runs effects twice in development. */
const used = new Set<string>();

export const meta = metaOf(pages.discordVerification);

/** Discord's redirect target after linking. */
export default function DiscordVerificationPage() {
  const [query] = useSearchParams();
  const answer = readDiscordAnswer(query);
  const viewer = useViewer();
  const { setUser } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const code = answer.kind === 'code' ? answer.code : undefined;

  const link = useEffectEvent(async () => {
    if (answer.kind !== 'code' || used.has(answer.code)) return;
    used.add(answer.code);
    try {
      const body = { code: answer.code, state: answer.state, userid: viewer._id };
      const { data, isInGuild } = await callApi('/user/verifyDiscord', { body });
      setUser(data);
      // A team shows which of its players are linked.
      void queryClient.invalidateQueries();
      if (isInGuild) toast.good(t`Your Discord account is linked, and you are in our Discord.`);
      else
        toast.plain(
          t`Your Discord account is linked. Join our Discord with the invite at the foot of the page.`,
        );
      await navigate(takeFromDiscord() ? paths.linkDiscord() : paths.profile(), { replace: true });
    } catch (error) {
      console.error(error);
      setFailure(messageOf(error));
    }
  });
  useEffect(() => {
    if (code) void link();
  }, [code]);

  if (answer.kind === 'none') return <GoTo to={paths.profile()} />;
  const problem = answer.kind === 'refused' ? answer.message : failure;
  if (problem === undefined) return <LoadingScreen />;
  return (
    <AuthNotice
      isRefusal
      title={t`Discord was not linked`}
      text={problem}
      actions={
        <LinkButton variant="main" to={paths.profile()}>{t`Back to your profile`}</LinkButton>
      }
    />
  );
}
