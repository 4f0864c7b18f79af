import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { SiteConfig } from '../../platform/page-json.ts';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { Button } from '../../ui/form/button.tsx';
import { loadGoogle } from './google-script.ts';

export type GoogleButtonProps = {
  google: NonNullable<SiteConfig['google']>;
  busy: boolean;
  /** Receives Google's ID token. */
  onCredential: (credential: string) => void;
  /** Receives an error message to show. */
  onProblem: (message: string) => void;
};

export function GoogleButton(props: GoogleButtonProps) {
  const { sandboxUrl } = props.google;
  return sandboxUrl ? (
    <SandboxButton {...props} sandboxUrl={sandboxUrl} />
  ) : (
    <RealButton {...props} />
  );
}

/** Stand-in for Google: a window of this site for choosing an identity. */
function SandboxButton(props: GoogleButtonProps & { sandboxUrl: string }) {
  const { sandboxUrl, busy, onProblem } = props;
  const chooser = useRef<Window | null>(null);
  const take = useEffectEvent((credential: string) => props.onCredential(credential));

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== chooser.current || !source) return;
      if (data?.type === 'google-credential' && typeof data.credential === 'string') {
        take(data.credential);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  function open() {
    const url = new URL(sandboxUrl, window.location.origin);
    url.searchParams.set('return_to', window.location.pathname);
    chooser.current = window.open(url, 'google-sign-in', 'popup,width=480,height=680');
    if (chooser.current) chooser.current.focus();
    else onProblem(t`Your browser blocked the window. Allow pop-ups here and press again.`);
  }

  return (
    <Button
      wide
      icon={<BrandIcon brand="google" />}
      busy={busy}
      busyText={t`Please wait...`}
      onClick={open}
    >{t`Continue with Google`}</Button>
  );
}

/** Google renders its own button; its place is reserved while it loads. */
function RealButton({ google, ...props }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((credential: string) => props.onCredential(credential));
  const tell = useEffectEvent((message: string) => props.onProblem(message));

  useEffect(() => {
    let isGone = false;
    loadGoogle().then(
      (id) => {
        if (isGone || !place.current) return;
        id.initialize({
          client_id: google.clientId,
          callback: ({ credential }) => take(credential),
        });
        id.renderButton(place.current, {
          theme: 'filled_black',
          size: 'large',
          text: 'continue_with',
          // Google supports widths of 200 to 400 pixels.
          width: Math.min(400, place.current.clientWidth),
        });
      },
      (error) => {
        console.error(error);
        if (!isGone)
          tell(t`Google could not be reached. Sign in another way, or load the page again.`);
      },
    );
    return () => {
      isGone = true;
    };
  }, [google.clientId]);

  return <div ref={place} className="flex h-11 justify-center" aria-busy={props.busy} />;
}
