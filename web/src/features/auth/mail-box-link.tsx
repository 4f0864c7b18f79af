import { t } from '@lingui/core/macro';
import { siteConfig } from '../../platform/site-config.ts';

/** Link to the simulated mailbox; nothing on a real site. */
export function MailBoxLink({ to }: { to: string }) {
  if (!siteConfig().sandbox) return null;
  return (
    <a
      href={`/sandbox/mail?to=${encodeURIComponent(to)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="text-bright underline decoration-flare decoration-2 underline-offset-4 hover:text-flare"
    >{t`Open the sandbox mail box`}</a>
  );
}
