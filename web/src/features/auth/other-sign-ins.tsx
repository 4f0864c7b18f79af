import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../platform/api.ts';
import { type InAppBrowser, inAppBrowser, intentLink } from '../../platform/in-app-browser.ts';
import { paths } from '../../platform/pages/paths.ts';
import { messageOf } from '../../platform/refusal.ts';
import { readReturnPath } from '../../platform/return-path.ts';
import { siteConfig } from '../../platform/site-config.ts';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { Button } from '../../ui/form/button.tsx';
import { buttonClasses } from '../../ui/form/button-variants.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { GoogleButton } from './google-button.tsx';
import { useFinishSignIn } from './second-step.ts';

export function OtherSignIns({
  problem,
  isOnlyWay,
}: {
  /** The error they returned. */
  problem?: string | undefined;
  /** Nothing follows below. */
  isOnlyWay?: boolean;
}) {
  const finish = useFinishSignIn();
  const isHydrated = useIsHydrated();
  const browser = isHydrated ? inAppBrowser(navigator.userAgent) : undefined;
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

  const { google, discord, plain } = siteConfig();
  if (plain)
    return (
      <p
        role="note"
        className="mb-5 border-l-2 border-flare bg-sunken px-4 py-2 text-small"
      >{t`This address has no certificate yet, so what you type can be read on the way, and there is sign-in by mail only: Discord, Google and passkeys need https. It comes as soon as the site has a name.`}</p>
    );
  if (!google && !discord) return null;
  return (
    <div className="mb-5 grid gap-3">
      {google && browser && <InAppNote browser={browser} />}
      {google && !browser && (
        <GoogleButton
          google={google}
          busy={busyWith === 'google'}
          onCredential={(credential) => void takeCredential(credential)}
          onProblem={setFailure}
        />
      )}
      {discord && (
        <Button
          wide
          icon={<BrandIcon brand="discord" />}
          busy={busyWith === 'discord'}
          busyText={t`Please wait...`}
          onClick={() => void goToDiscord()}
        >{t`Login With Discord`}</Button>
      )}
      <FormError>{failure ?? problem}</FormError>
      {!isOnlyWay && (
        <p className="flex items-center gap-3 text-small text-quiet before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">{t`or with your email`}</p>
      )}
    </div>
  );
}

/** In the place of Google's button, which signs nobody in inside an app. The way on keeps where they were going. */
function InAppNote({ browser: { app, isAndroid } }: { browser: InAppBrowser }) {
  const [query] = useSearchParams();
  const path = paths.login(query.get('from') ?? readReturnPath());
  const url = new URL(path, window.location.origin);
  const title = app
    ? t`Google sign-in does not work inside ${app}.`
    : t`Google sign-in does not work inside another app.`;
  return (
    <div role="note" className="grid gap-3 border-l-2 border-flare bg-sunken px-4 py-3 text-small">
      <p>
        {title}{' '}
        {isAndroid
          ? t`Open this page in your browser, or sign in another way here.`
          : t`Tap “…” and choose “Open in browser”, or sign in another way here.`}
      </p>
      {isAndroid && (
        <a href={intentLink(url.href)} className={buttonClasses({ size: 'small' })}>
          {t`Open in your browser`}
        </a>
      )}
    </div>
  );
}
