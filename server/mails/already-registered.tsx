import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Greeting, Layout, MainAction, Paragraph } from './layout.tsx';

export function AlreadyRegistered(props: MailProps['already-registered']) {
  return (
    <Layout
      {...props}
      title="You already have an account"
      preview="Somebody tried to sign up with your address. Nothing has changed."
    >
      <Greeting name={props.name} />
      <Paragraph>
        Somebody tried to sign up at {props.organisation} with this address. It already has an
        account, so nothing was made and nothing has changed.
      </Paragraph>
      <Paragraph>
        If that was you, sign in. Should the password have slipped your mind, choose “Forget
        Password” on the same page.
      </Paragraph>
      <MainAction href={props.loginUrl} label="Sign in" />
      <Paragraph>If it was not you, there is nothing you need to do.</Paragraph>
    </Layout>
  );
}
