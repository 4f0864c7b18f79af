import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Greeting, Layout, MainAction, Paragraph } from './layout.tsx';

export function VerifyEmail(props: MailProps['verify-email']) {
  return (
    <Layout
      {...props}
      title="Confirm your e-mail"
      preview={`One tap and you can sign in. The link works for ${props.validFor}.`}
    >
      <Greeting name={props.name} />
      <Paragraph>
        Thanks for signing up at {props.organisation}. Confirm that this address is yours, and you
        are in: set up your profile, build your team, play.
      </Paragraph>
      <MainAction href={props.url} label="Confirm e-mail" />
      <Paragraph>
        The link works once, for {props.validFor}. If you did not sign up, leave this mail alone:
        nobody can use the account without it.
      </Paragraph>
    </Layout>
  );
}
