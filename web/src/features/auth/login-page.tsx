import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { organisation } from '../../app/organisation.ts';
import { paths } from '../../app/paths.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import { rememberReturnPath } from '../../platform/return-path.ts';
import { LoadingScreen } from '../../ui/loading-screen.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { LoginForm } from './login-form.tsx';
import { OtherSignIns } from './other-sign-ins.tsx';
import { useDiscordReturn } from './use-discord-return.ts';

/** Also where Discord sends the browser back to. The guard around it goes on once someone is in. */
export function LoginPage() {
  useDocumentTitle('Login');
  const [query] = useSearchParams();
  const from = query.get('from');
  const discord = useDiscordReturn();

  useEffect(() => {
    if (from) rememberReturnPath(from);
  }, [from]);

  if (discord.isBusy) return <LoadingScreen text="SIGNING YOU IN WITH DISCORD....." />;
  return (
    <AuthScreen
      title={organisation.texts.loginGreeting}
      intro={from && <p>Sign in and you go on where you were heading.</p>}
    >
      <OtherSignIns problem={discord.problem} />
      <LoginForm />
      <p className="mt-4 text-quiet">
        New here?{' '}
        <TextLink to={paths.register()} className="inline-flex min-h-11 items-center">
          SignUp here
        </TextLink>
      </p>
    </AuthScreen>
  );
}
