import { t } from '@lingui/core/macro';
import { siteConfig } from '../../platform/site-config.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClasses } from '../../ui/form/button-variants.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { mailAppOf } from './mail-app.ts';

/** Opens the user's mail app; on a site that simulates the mailbox, that one and the simulated Discord. */
export function MailAppLink({ email }: { email: string }) {
  if (siteConfig().sandbox) {
    return (
      <>
        <a
          href={`/sandbox/mail?to=${encodeURIComponent(email)}`}
          target="_blank"
          rel="noopener noreferrer"
          data-variant="main"
          className={classNames(buttonClasses({ variant: 'main' }), 'w-full sm:w-auto')}
        >{t`Open the sandbox mail box`}</a>
        <a
          href="/sandbox/discord"
          target="_blank"
          rel="noopener noreferrer"
          className={classNames(buttonClasses({}), 'w-full sm:w-auto')}
        >{t`Open the sandbox Discord`}</a>
      </>
    );
  }
  const app = mailAppOf(email);
  return (
    app && (
      <LinkButton to={app.url} variant="main" className="w-full sm:w-auto">
        {t`Open ${app.name}`}
      </LinkButton>
    )
  );
}
