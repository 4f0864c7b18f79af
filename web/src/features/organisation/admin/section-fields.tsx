import { t } from '@lingui/core/macro';
import { languages, offeredLanguages } from '@one-dream/contract/languages.ts';
import {
  type OrganisationSection,
  organisationSections,
} from '@one-dream/contract/organisation-sections.ts';
import type { ComponentType } from 'react';
import type { ContractForm } from '../../../platform/use-contract-form.ts';
import type { FormSection } from '../../../ui/admin/form-sections.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Heading } from '../../../ui/typography.tsx';
import {
  type FieldsProps,
  FigureFields,
  type FormProps,
  ProcessFields,
  StaffFields,
  TierFields,
} from './list-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { ReaderReportPart } from './reader-report.tsx';
import type { SectionForm } from './section-values.ts';

interface Part {
  /** As an address names it; those of what was a section of its own lead here. */
  name: string;
  title: string;
  Fields: ComponentType<FieldsProps>;
}

const parts = (): Record<OrganisationSection, Part[]> => ({
  identity: [
    { name: 'identity', title: t`Name and looks`, Fields: IdentityFields },
    { name: 'links', title: t`How people reach you`, Fields: ContactFields },
  ],
  texts: [
    { name: 'texts', title: t`Greetings`, Fields: TextFields },
    { name: 'videos', title: t`Tutorial videos`, Fields: VideoFields },
  ],
  about: [
    { name: 'figures', title: t`Figures`, Fields: FigureFields },
    { name: 'tiers', title: t`Tiers`, Fields: TierFields },
    { name: 'staff', title: t`Staff cards`, Fields: StaffFields },
    { name: 'process', title: t`How it runs`, Fields: ProcessFields },
  ],
  languages: [
    { name: 'hinglish', title: t`In Hinglish`, Fields: HinglishFields },
    { name: 'hindi', title: t`In Hindi`, Fields: HindiFields },
  ],
  discord: [
    { name: 'server', title: t`Discord server`, Fields: ServerFields },
    { name: 'results', title: t`Result screens`, Fields: ResultFields },
  ],
});

export function partsOf(
  section: OrganisationSection,
  { form, version }: { form: ContractForm<SectionForm>; version: number },
): FormSection[] {
  return parts()[section].map(({ Fields, ...part }) => ({
    ...part,
    content: <Fields form={form} version={version} />,
  }));
}

/** The section that an address names, or the one with the part that it names. */
export function sectionOf(asked: string | undefined): OrganisationSection {
  const found = organisationSections.find(
    (section) => section === asked || parts()[section].some(({ name }) => name === asked),
  );
  return found ?? organisationSections[0];
}

function IdentityFields({ form, version }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <PictureField
        key={version}
        form={form}
        name="values.logo"
        label={t`Logo`}
        hint={t`Square, PNG or WebP, at least 128 × 128.`}
        withoutText={t`Use the built-in mark`}
      />
      <TextField
        label={t`Name`}
        autoComplete="off"
        hint={t`In the bar, in titles, mails and shared pictures.`}
        {...form.field('values.name')}
      />
      <TextAreaField
        label={t`Tagline`}
        rows={2}
        hint={t`Beside the logo, and in previews of links.`}
        {...form.field('values.tagline')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Founded`}
          placeholder="2021-01"
          autoComplete="off"
          hint={t`Year and month. Empty: pages do not mention it.`}
          {...form.field('values.founded')}
        />
        <TextField
          label={t`Organizer of tournaments`}
          autoComplete="off"
          hint={t`Empty: the name in capitals.`}
          {...form.field('values.organizer')}
        />
        <SelectField
          label={t`Language of posts and pictures`}
          hint={t`For Discord channels, shared pictures and the overlay. Players read the site in their own.`}
          options={offeredLanguages.map((value) => ({ value, label: languages[value].ownName }))}
          {...form.field('values.language')}
        />
      </div>
    </div>
  );
}

function ContactFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <p className="text-quiet">{t`What you leave empty is left out of every page.`}</p>
      <LinkField
        form={form}
        name="values.supportChat"
        label={t`Support chat`}
        hint={t`Where GET HELP leads, such as https://wa.me/91…`}
      />
      <LinkField
        form={form}
        name="values.documents.contact"
        label={t`Contact`}
        hint={t`A mail address or a page, in the foot of each page.`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Grievance officer`}
          autoComplete="off"
          hint={t`The person who takes complaints: Indian rules require one.`}
          {...form.field('values.grievanceOfficer.name')}
        />
        <TextField
          label={t`Address of the grievance officer`}
          autoComplete="off"
          hint={t`Where letters or mails reach them.`}
          {...form.field('values.grievanceOfficer.address')}
        />
      </div>
      <Heading level={3} className="mt-3">{t`Legal pages`}</Heading>
      <LinkField
        form={form}
        name="values.documents.terms"
        label={t`Terms and Conditions`}
        hint={t`Whoever signs up accepts these.`}
      />
      <LinkField form={form} name="values.documents.privacy" label={t`Privacy`} />
      <Heading level={3} className="mt-3">{t`Discord and streams`}</Heading>
      <LinkField
        form={form}
        name="values.discordInvite"
        label={t`Discord invite`}
        hint={t`Behind every ‘Join our Discord’. Use one that never expires.`}
      />
      <LinkField form={form} name="values.social.youtube" label={t`YouTube`} />
      <LinkField form={form} name="values.social.instagram" label={t`Instagram`} />
      <LinkField form={form} name="values.social.discord" label={t`Discord`} />
      <LinkField form={form} name="values.social.whatsapp" label={t`WhatsApp`} />
    </div>
  );
}

function LinkField({
  form,
  name,
  label,
  hint,
}: FormProps & { name: `values.${string}`; label: string; hint?: string }) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      placeholder={`https://`}
      {...form.field(name)}
    />
  );
}

function ServerFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Discord server id`}
          inputMode="numeric"
          autoComplete="off"
          hint={t`For channel links in the export of teams.`}
          {...form.field('values.guildId')}
        />
        <TextField
          label={t`Community members`}
          autoComplete="off"
          hint={t`Shown while no bot can count them.`}
          {...form.field('values.chatMembers')}
        />
      </div>
      <CheckboxField
        label={t`A Discord role for each lobby`}
        hint={t`Where a bot is set up: made when the draw is published, deleted when the stage is over.`}
        {...form.field('values.lobbyRoles')}
      />
      <CheckboxField
        label={t`Post open rooms on Discord, too`}
        hint={t`Off is safer. The bot posts id and password in a channel for the role of the lobby and deletes it after 30 minutes. Whoever has that role or Administrator on your server can read it, and the console does not see who did. The bot needs Manage Channels.`}
        {...form.field('values.roomChannels')}
      />
    </div>
  );
}

function ResultFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <CheckboxField
        label={t`Keep pictures of result screens`}
        hint={t`To measure how well they are read, and to make it better. They show players’ names: kept privately, without an address, for a year. Scorers type half of the cards before they see what was read. Switched off, all of it is deleted within the hour.`}
        {...form.field('values.keepsScreens')}
      />
      <ReaderReportPart />
    </div>
  );
}

function TextFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField
        label={t`Heading of the home page`}
        autoComplete="off"
        hint={t`Empty: ‘Welcome to’ and the name.`}
        {...form.field('values.texts.welcomeHeading')}
      />
      <TextAreaField
        label={t`Welcome`}
        rows={6}
        hint={t`Each line is a paragraph.`}
        {...form.field('values.texts.welcome')}
      />
      <TextField
        label={t`Greeting at login`}
        autoComplete="off"
        {...form.field('values.texts.loginGreeting')}
      />
      <TextField
        label={t`Greeting at sign-up`}
        autoComplete="off"
        {...form.field('values.texts.registerGreeting')}
      />
    </div>
  );
}

function HinglishFields({ form }: FieldsProps) {
  return <OwnWordsFields form={form} language="hi-Latn" />;
}

function HindiFields({ form }: FieldsProps) {
  return <OwnWordsFields form={form} language="hi" />;
}

/** All fields are optional. */
function OwnWordsFields({ form, language }: FormProps & { language: 'hi-Latn' | 'hi' }) {
  const field = (name: string) => form.field(`values.ownWords.${language}.${name}`);
  const oneEach = t`One line for each, in their order. A missing one stays in English.`;
  const lists = [
    ['figures', t`Figures: what is counted`],
    ['summaries', t`Tiers: summaries`],
    ['roles', t`Staff cards: roles`],
    ['bios', t`Staff cards: about`],
    ['steps', t`How it runs: titles`],
    ['stepTexts', t`How it runs: texts`],
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-quiet">{t`Readers of this language see these. What you leave empty they read in English.`}</p>
      <TextAreaField label={t`Tagline`} rows={2} {...field('tagline')} />
      <TextField
        label={t`Heading of the home page`}
        autoComplete="off"
        {...field('welcomeHeading')}
      />
      <TextAreaField
        label={t`Welcome`}
        rows={6}
        hint={t`Each line is a paragraph.`}
        {...field('welcome')}
      />
      <TextField label={t`Greeting at login`} autoComplete="off" {...field('loginGreeting')} />
      <TextField label={t`Greeting at sign-up`} autoComplete="off" {...field('registerGreeting')} />
      {lists.map(([name, label]) => (
        <TextAreaField key={name} label={label} rows={4} hint={oneEach} {...field(name)} />
      ))}
    </div>
  );
}

function VideoFields({ form }: FieldsProps) {
  const videos = [
    ['signUp', t`Sign up on website`],
    ['buildTeam', t`Build your team`],
    ['register', t`Register for tournaments`],
  ] as const;
  return (
    <div className="grid gap-4">
      {videos.map(([name, label]) => (
        <TextField
          key={name}
          label={label}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder={`https://youtu.be/…`}
          hint={t`The link of the video on YouTube. Empty: a still.`}
          {...form.field(`values.tutorialVideos.${name}`)}
        />
      ))}
    </div>
  );
}
