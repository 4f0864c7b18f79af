import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Greeting, Layout, MainAction, Paragraph } from './layout.tsx';

export function SecurityNotice(props: MailProps['security-notice']) {
  return (
    <Layout {...props} title={props.title} preview="If that was not you, act now.">
      <Greeting name={props.name} />
      <Paragraph>{props.text}</Paragraph>
      <Paragraph>It happened on {props.at}. If it was you, all is well.</Paragraph>
      <MainAction href={props.url} label="Check your account" />
      <Paragraph>
        If it was not you, sign out every other device there at once, and set a new password with
        “Forget Password”.
      </Paragraph>
    </Layout>
  );
}
