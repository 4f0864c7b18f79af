import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Greeting, Layout, MainAction, Paragraph } from './layout.tsx';

export function PasswordChanged(props: MailProps['password-changed']) {
  return (
    <Layout
      {...props}
      title="Your password was changed"
      preview="If that was not you, set a new one now."
    >
      <Greeting name={props.name} />
      <Paragraph>
        The password of your {props.organisation} account was changed on {props.changedAt}. You have
        been signed out on every device; sign in again with the new password.
      </Paragraph>
      <MainAction href={props.loginUrl} label="Sign in" />
      <Paragraph>
        If it was not you, choose “Forget Password” on that page at once and set a new one, and
        change the password of this mail box too.
      </Paragraph>
    </Layout>
  );
}
