import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../platform/pages/paths.ts';
import { siteConfig } from '../../platform/site-config.ts';
import { classNames } from '../../ui/class-names.ts';
import { buttonClasses } from '../../ui/form/button-variants.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { mailAppOf } from './mail-app.ts';
import { ResendVerification } from './resend-verification.tsx';

/** The account exists; its mail is on the way. */
export function RegisteredNotice({ email, message }: { email: string; message: string }) {
  return (
    <AuthNotice
      title={t`Registration Successful!`}
      text={
        <>
          <p>{message}</p>
          <p className="mt-3 text-body">
            <Trans>
              It goes to <span className="text-bright wrap-anywhere">{email}</span> and takes a
              minute at most. Nothing there? Check your spam folder too.
            </Trans>
          </p>
        </>
      }
      actions={
        <>
          <MailAppLink email={email} />
          <LinkButton to={paths.login()} className="w-full sm:w-auto">{t`GO TO LOGIN`}</LinkButton>
          <div className="w-full sm:max-w-xs">
            <ResendVerification email={email} />
          </div>
        </>
      }
    />
  );
}

/** Opens the user's mail app; on a site that simulates the mailbox, that one and the simulated Discord. */
function MailAppLink({ email }: { email: string }) {
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
