import { useState } from 'react';
import { organisation } from '../../app/organisation.ts';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { MailBoxLink } from './mail-box-link.tsx';
import { OtherSignIns } from './other-sign-ins.tsx';
import { RegisterForm } from './register-form.tsx';

export function RegisterPage() {
  useDocumentTitle('Create an account');
  const [registered, setRegistered] = useState<{ email: string; message: string }>();

  if (registered) {
    return (
      <AuthNotice
        title="Registration Successful!"
        text={
          <>
            <p>{registered.message}</p>
            <p className="mt-2 text-body">
              <MailBoxLink to={registered.email} />
            </p>
          </>
        }
        actions={
          <LinkButton look="main" to={paths.login()}>
            GO TO LOGIN
          </LinkButton>
        }
      />
    );
  }
  return (
    <AuthScreen
      title={organisation.texts.registerGreeting}
      intro={
        <p>
          Been here before?{' '}
          <TextLink to={paths.login()} className="inline-flex min-h-11 items-center">
            Login
          </TextLink>
        </p>
      }
    >
      <OtherSignIns />
      <RegisterForm onRegistered={setRegistered} />
    </AuthScreen>
  );
}
