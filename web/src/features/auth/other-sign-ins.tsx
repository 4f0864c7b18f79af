import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api.ts';
import { messageOf } from '../../platform/refusal.ts';
import { siteConfig } from '../../platform/site-config.ts';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { GoogleButton } from './google-button.tsx';
import { useFinishSignIn } from './second-step.ts';

/** Sign-in with external providers. `problem` is the error they returned. */
export function OtherSignIns({ problem }: { problem?: string | undefined }) {
  const finish = useFinishSignIn();
  const [busyWith, setBusyWith] = useState<'google' | 'discord'>();
  const [failure, setFailure] = useState<string>();

  // Returning from Discord with the browser's back button restores the page in its busy state.
  useEffect(() => {
    const rest = () => setBusyWith(undefined);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);

  async function run(provider: 'google' | 'discord', work: () => Promise<void>) {
    if (busyWith) return;
    setFailure(undefined);
    setBusyWith(provider);
    try {
      await work();
    } catch (error) {
      console.error(error);
      setFailure(messageOf(error));
      setBusyWith(undefined);
    }
  }

  const goToDiscord = () =>
    run('discord', async () => {
      const { url } = await callApi('/auth/discord/start', { body: { purpose: 'login' } });
      window.location.assign(url);
    });

  const takeCredential = (credential: string) =>
    run('google', async () => {
      await finish(await callApi('/auth/login/google', { body: { token: credential } }));
    });

  if (!siteConfig.google && !siteConfig.discord) return null;
  return (
    <div className="mb-5 grid gap-3">
      {siteConfig.google && (
        <GoogleButton
          google={siteConfig.google}
          busy={busyWith === 'google'}
          onCredential={(credential) => void takeCredential(credential)}
          onProblem={setFailure}
        />
      )}
      {siteConfig.discord && (
        <Button
          wide
          icon={<BrandIcon brand="discord" />}
          busy={busyWith === 'discord'}
          busyText={t`Please wait...`}
          onClick={() => void goToDiscord()}
        >{t`Login With Discord`}</Button>
      )}
      <FormError>{failure ?? problem}</FormError>
      <p className="flex items-center gap-3 text-small text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">{t`or with your email`}</p>
    </div>
  );
}
