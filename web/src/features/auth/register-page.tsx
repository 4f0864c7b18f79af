import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useState } from 'react';
import { organisation } from '../../app/organisation.ts';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { MailAppLink } from './mail-app-link.tsx';
import { OtherSignIns } from './other-sign-ins.tsx';
import { RegisterForm } from './register-form.tsx';
import { ResendVerification } from './resend-verification.tsx';

export function RegisterPage() {
  useDocumentTitle(pages.register.title);
  const [registered, setRegistered] = useState<{ email: string; message: string }>();

  if (registered) {
    return (
      <AuthNotice
        title={t`Registration Successful!`}
        text={
          <>
            <p>{registered.message}</p>
            <p className="mt-3 text-body">
              <Trans>
                It goes to <span className="text-bright wrap-anywhere">{registered.email}</span> and
                takes a minute at most. Nothing there? Check your spam folder too.
              </Trans>
            </p>
          </>
        }
        actions={
          <>
            <MailAppLink email={registered.email} />
            <LinkButton
              to={paths.login()}
              className="w-full sm:w-auto"
            >{t`GO TO LOGIN`}</LinkButton>
            <div className="w-full sm:max-w-xs">
              <ResendVerification email={registered.email} />
            </div>
          </>
        }
      />
    );
  }
  return (
    <AuthScreen
      title={organisation.texts.registerGreeting}
      intro={
        <p>
          <Trans>
            Been here before?{' '}
            <TextLink to={paths.login()} className="inline-flex min-h-11 items-center">
              Login
            </TextLink>
          </Trans>
        </p>
      }
    >
      <OtherSignIns />
      <RegisterForm onRegistered={setRegistered} />
    </AuthScreen>
  );
}
