import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { callApi } from '../../platform/api.ts';
import { paths } from '../../platform/pages/paths.ts';
import { messageOf } from '../../platform/refusal.ts';
import { readDiscordAnswer } from './discord-answer.ts';
import { useFinishSignIn } from './second-step.ts';

/** A code is single-use, and React runs effects twice in development. */
const used = new Set<string>();

/** Signs in with the code in the address of Discord's redirect. */
export function useDiscordReturn(): { isBusy: boolean; problem: string | undefined } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const finishSignIn = useFinishSignIn();
  const answer = readDiscordAnswer(query);
  const code = answer.kind === 'code' ? answer.code : undefined;
  const [failure, setFailure] = useState<string>();

  const finish = useEffectEvent(async () => {
    if (answer.kind !== 'code' || used.has(answer.code)) return;
    used.add(answer.code);
    try {
      const body = { code: answer.code, state: answer.state };
      await finishSignIn(await callApi('/auth/login/discord', { body }));
    } catch (error) {
      console.error(error);
      setFailure(messageOf(error));
      // The code is spent: a reload must not try it again.
      await navigate(paths.login(), { replace: true });
    }
  });

  useEffect(() => {
    if (code) void finish();
  }, [code]);

  return {
    isBusy: code !== undefined && failure === undefined,
    problem: answer.kind === 'refused' ? answer.message : failure,
  };
}
