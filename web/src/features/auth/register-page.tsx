import { Trans } from '@lingui/react/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useState } from 'react';
import { organisation } from '../../app/organisation.ts';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { makePart, useFetchedAhead } from '../../ui/feedback/part.ts';
import { PartPlace } from '../../ui/feedback/part-place.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { OtherSignIns } from './other-sign-ins.tsx';
import { RegisterForm } from './register-form.tsx';

/** What follows the form. */
const registeredNotice = makePart(
  async () => (await import('./registered-notice.tsx')).RegisteredNotice,
);

export function RegisterPage() {
  useFetchedAhead(registeredNotice);
  useDocumentTitle(pages.register.title);
  const [registered, setRegistered] = useState<{ email: string; message: string }>();

  if (registered) {
    return (
      <PartPlace part={registeredNotice} waiting={<LoadingScreen />}>
        {(RegisteredNotice) => <RegisteredNotice {...registered} />}
      </PartPlace>
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
