import { Link, Text } from 'react-email';
import type { MailProps } from '../src/platform/mail/mail-props.ts';
import { Greeting, Layout, MainAction, Paragraph, SmallLink } from './layout.tsx';

/** What came first, and how much else there is. */
export function eveningTitle({ news }: Pick<MailProps['evening'], 'news'>): string {
  const [first] = news;
  const more = news.length - 1;
  return more > 0 ? `${first?.title} and ${more} more` : (first?.title ?? '');
}

export function EveningMail({ news, ...props }: MailProps['evening']) {
  return (
    <Layout {...props} title={eveningTitle({ news })} preview="What else happened today.">
      <Greeting name={props.name} />
      {news.map(({ title, description, url }) => (
        <Text
          key={`${url} ${title}`}
          style={{ margin: '0 0 16px', fontSize: 16, lineHeight: '24px' }}
        >
          <Link href={url} style={{ color: '#12160F', fontWeight: 700 }}>
            {title}
          </Link>
          <br />
          {description}
        </Text>
      ))}
      <Paragraph>You get this once an evening, and only when there is something new.</Paragraph>
      <MainAction href={`${props.siteUrl}/alerts`} label="Open my alerts" />
      <SmallLink
        href={props.unsubscribeUrl}
        lead="You get these mails because you have not turned them off. "
        label="Stop these mails"
      />
    </Layout>
  );
}
