import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useState } from 'react';
import { organisation } from '../../../platform/organisation.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { siteConfig } from '../../../platform/site-config.ts';
import { TextLink } from '../../../ui/form/text-link.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { OtherSignIns } from '../other-sign-ins.tsx';
import { RegisterForm } from '../register-form.tsx';
import { RegisteredNotice } from '../registered-notice.tsx';

export const meta = metaOf(pages.register, () => ({
  description: t`Create your ${organisation.name} account, build a team and play for slots.`,
}));

export default function RegisterPage() {
  const [registered, setRegistered] = useState<{ email: string; message: string }>();

  if (registered) {
    return <RegisteredNotice {...registered} />;
  }
  return (
    <AuthScreen
      title={organisation.texts.registerGreeting ?? t`Welcome to ${organisation.name}.`}
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
      {siteConfig().mail ? (
        <>
          <OtherSignIns />
          <RegisterForm onRegistered={setRegistered} />
        </>
      ) : (
        <>
          <OtherSignIns isOnlyWay />
          <p className="text-quiet">{t`This site sends no mails yet, so accounts are made this way only.`}</p>
        </>
      )}
    </AuthScreen>
  );
}
