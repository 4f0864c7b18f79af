import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Greeting, Layout, MainAction, Paragraph, SmallLink } from './layout.tsx';

export function NoticeMail({ title, description, ...props }: MailProps['notice']) {
  return (
    <Layout {...props} title={title} preview={description}>
      <Greeting name={props.name} />
      <Paragraph>{description}</Paragraph>
      <MainAction href={props.url} label={props.button} />
      <SmallLink
        href={props.unsubscribeUrl}
        lead="You get these mails because you have not turned them off. "
        label="Stop these mails"
      />
    </Layout>
  );
}
