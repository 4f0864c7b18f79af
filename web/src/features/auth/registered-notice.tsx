import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../platform/pages/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { MailAppLink } from './mail-app-link.tsx';
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
