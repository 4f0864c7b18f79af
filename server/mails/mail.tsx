import { imageUrl } from '@one-dream/contract/images.ts';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import type { MailContent } from '../src/platform/mail/mail-content.ts';

const ground = '#0B0E0C';
const paper = '#F4F6F2';
const ink = '#12160F';
const quiet = '#55605A';
const flare = '#FFB31A';
const inkOnFlare = '#1A1200';
const bodyFont =
  "Hind, 'Segoe UI', Roboto, 'Noto Sans Devanagari', 'Nirmala UI', Helvetica, Arial, sans-serif";
const displayFont =
  "Teko, 'Arial Narrow', 'Roboto Condensed', 'Noto Sans Devanagari', 'Nirmala UI', Arial, sans-serif";
const column = { maxWidth: 560, padding: '24px 20px 32px' };

/** Layout of every mail: one column that fits a phone, with the crest and what it is about as the only pictures, and readable without pictures. */
export function Mail(mail: MailContent) {
  const { organisation, siteUrl, action, small } = mail;
  return (
    <Html lang={mail.lang}>
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={{ margin: 0, padding: 0, backgroundColor: paper, fontFamily: bodyFont }}>
        <Preview>{mail.preview}</Preview>
        <Section style={{ backgroundColor: ground, borderBottom: `4px solid ${flare}` }}>
          <Container style={{ maxWidth: 560, padding: '14px 20px' }}>
            <Row>
              <Column style={{ width: 48 }}>
                <Img
                  src={`${siteUrl}/icon-192.png`}
                  alt=""
                  width={36}
                  height={36}
                  data-skip-in-text="true"
                />
              </Column>
              <Column>
                <Text style={brand}>{organisation}</Text>
              </Column>
            </Row>
          </Container>
        </Section>
        <Container style={column}>
          <Picture siteUrl={siteUrl} picture={mail.picture} />
          <Heading as="h1" style={heading}>
            {mail.title}
          </Heading>
          <Text style={paragraph}>{mail.greeting}</Text>
          {mail.lead.map((text) => (
            <Text key={text} style={paragraph}>
              {text}
            </Text>
          ))}
          {!mail.also && <News news={mail.news} />}
          <Button href={action.url} style={button}>
            {action.label}
          </Button>
          <Text style={{ ...footer, margin: '16px 0 24px' }} data-skip-in-text="true">
            {mail.ifBroken}
            <br />
            <Link href={action.url} style={{ color: ink, wordBreak: 'break-all' }}>
              {action.url}
            </Link>
          </Text>
          {mail.also && (
            <>
              <Heading as="h2" style={also}>
                {mail.also}
              </Heading>
              <News news={mail.news} />
            </>
          )}
          {mail.after.map((text) => (
            <Text key={text} style={paragraph}>
              {text}
            </Text>
          ))}
          {small && (
            <Text style={footer}>
              {small.lead}{' '}
              <Link href={small.url} style={{ color: quiet, textDecoration: 'underline' }}>
                {small.label}
              </Link>
            </Text>
          )}
          <Hr style={{ margin: '32px 0 16px', borderColor: '#D5DBD2' }} />
          <Text style={footer}>
            {mail.why}{' '}
            <Link href={siteUrl} style={{ color: quiet }}>
              {new URL(siteUrl).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

function Picture({ siteUrl, picture }: Pick<MailContent, 'siteUrl' | 'picture'>) {
  if (!picture) return null;
  const { path, isWide } = picture;
  const width = isWide ? 520 : 72;
  return (
    <Img
      src={siteUrl + imageUrl(path, width)}
      alt=""
      width={width}
      height={isWide ? undefined : width}
      style={{ maxWidth: '100%', height: isWide ? 'auto' : width, margin: '0 0 20px' }}
      data-skip-in-text="true"
    />
  );
}

function News({ news }: Pick<MailContent, 'news'>) {
  return news.map(({ title, description, url }) => (
    <Text key={`${url} ${title}`} style={paragraph}>
      <Link href={url} style={{ color: ink, fontWeight: 700 }}>
        {title}
      </Link>
      <br />
      {description}
    </Text>
  ));
}

const brand = {
  margin: 0,
  color: '#EDF2EA',
  fontFamily: displayFont,
  fontSize: 24,
  fontWeight: 600,
  lineHeight: '28px',
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
} as const;

const heading = {
  margin: '0 0 20px',
  color: ink,
  fontFamily: displayFont,
  fontSize: 34,
  fontWeight: 600,
  lineHeight: '40px',
} as const;

const also = { ...heading, margin: '0 0 12px', fontSize: 24, lineHeight: '28px' };

const paragraph = { margin: '0 0 16px', color: ink, fontSize: 16, lineHeight: '24px' } as const;

const footer = { margin: 0, color: quiet, fontSize: 13, lineHeight: '20px' } as const;

const button = {
  padding: '14px 28px',
  backgroundColor: flare,
  color: inkOnFlare,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: '20px',
  textDecoration: 'none',
} as const;
