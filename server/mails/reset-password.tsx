import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Greeting, Layout, MainAction, Paragraph } from './layout.tsx';

export function ResetPassword(props: MailProps['reset-password']) {
  return (
    <Layout
      {...props}
      title="Set a new password"
      preview={`The link works once, for ${props.validFor}.`}
    >
      <Greeting name={props.name} />
      <Paragraph>
        A new password was asked for at {props.organisation}. If that was you, choose it here:
      </Paragraph>
      <MainAction href={props.url} label="Set new password" />
      <Paragraph>
        The link works once, for {props.validFor}. Setting a new password signs you out on every
        device. If you did not ask for this, leave this mail alone: your password stays as it is.
      </Paragraph>
    </Layout>
  );
}
