import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { type InAppBrowser, intentLink } from '../../platform/in-app-browser.ts';
import { paths } from '../../platform/pages/paths.ts';
import { readReturnPath } from '../../platform/return-path.ts';
import { buttonClasses } from '../../ui/form/button-variants.ts';

/** In the place of Google's button, which signs nobody in inside an app. The way on keeps where they were going. */
export function InAppNote({ browser: { app, isAndroid } }: { browser: InAppBrowser }) {
  const [query] = useSearchParams();
  const path = paths.login(query.get('from') ?? readReturnPath());
  const url = new URL(path, window.location.origin);
  const title = app
    ? t`Google signs nobody in inside ${app}.`
    : t`Google signs nobody in inside another app.`;
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
