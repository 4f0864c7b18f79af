import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Layout, MainAction, Paragraph } from './layout.tsx';

export function ResetWithoutAccount(props: MailProps['reset-without-account']) {
  return (
    <Layout
      {...props}
      title="No account has this address"
      preview="A new password was asked for, but there is no account to set it for."
    >
      <Paragraph>Hi,</Paragraph>
      <Paragraph>
        A new password was asked for at {props.organisation} for {props.email}, but no account has
        this address. If that was you, try the other addresses you use, or make an account:
      </Paragraph>
      <MainAction href={props.registerUrl} label="Create an account" />
      <Paragraph>If it was not you, there is nothing you need to do.</Paragraph>
    </Layout>
  );
}
