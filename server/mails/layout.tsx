import type { ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from 'react-email';

const ground = '#0B0E0C';
const paper = '#F4F6F2';
const ink = '#12160F';
const quiet = '#55605A';
const flare = '#FFB31A';
const inkOnFlare = '#1A1200';
const bodyFont = "Hind, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const displayFont = "Teko, 'Arial Narrow', 'Roboto Condensed', Arial, sans-serif";

type LayoutProps = {
  organisation: string;
  siteUrl: string;
  /** What the list of mails shows beside the subject. */
  preview: string;
  title: string;
  children: ReactNode;
};

/** The frame of every mail: no pictures, no web fonts, one column that fits a phone. */
export function Layout({ organisation, siteUrl, preview, title, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Body style={{ margin: 0, padding: 0, backgroundColor: paper, fontFamily: bodyFont }}>
        <Preview>{preview}</Preview>
        <Section style={{ backgroundColor: ground, borderBottom: `4px solid ${flare}` }}>
          <Container style={{ maxWidth: 560, padding: '16px 20px' }}>
            <Text style={brand}>{organisation}</Text>
          </Container>
        </Section>
        <Container style={{ maxWidth: 560, padding: '24px 20px 32px' }}>
          <Heading as="h1" style={heading}>
            {title}
          </Heading>
          {children}
          <Hr style={{ margin: '32px 0 16px', borderColor: '#D5DBD2' }} />
          <Text style={footer}>
            {organisation} sent you this mail because of your account or because somebody typed in
            your address.{' '}
            <Link href={siteUrl} style={{ color: quiet }}>
              {hostOf(siteUrl)}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** The greeting. Names are typed in by whoever signs up, and must not carry a link to a stranger. */
export function Greeting({ name }: { name: string }) {
  const isPlain = name.length <= 40 && !/[/\\@<>:]|\.\S|www/i.test(name);
  return <Paragraph>{isPlain && name.trim() ? `Hi ${name.trim()},` : 'Hi,'}</Paragraph>;
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={paragraph}>{children}</Text>;
}

/** The one thing to do, and the same link to copy where the button does not work. */
export function MainAction({ href, label }: { href: string; label: string }) {
  return (
    <>
      <Button href={href} style={button}>
        {label}
      </Button>
      <Text style={{ ...footer, margin: '16px 0 24px' }} data-skip-in-text="true">
        If the button does not work, open this link:
        <br />
        <Link href={href} style={{ color: ink, wordBreak: 'break-all' }}>
          {href}
        </Link>
      </Text>
    </>
  );
}

export function SmallLink({ href, lead, label }: { href: string; lead: string; label: string }) {
  return (
    <Text style={footer}>
      {lead}
      <Link href={href} style={{ color: quiet, textDecoration: 'underline' }}>
        {label}
      </Link>
    </Text>
  );
}

function hostOf(url: string): string {
  return new URL(url).host;
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
  margin: '0 0 16px',
  color: ink,
  fontFamily: displayFont,
  fontSize: 30,
  fontWeight: 600,
  lineHeight: '34px',
} as const;

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
