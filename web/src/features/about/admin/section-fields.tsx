import type { OrganisationSection } from '@one-dream/contract/organisation-sections.ts';
import type { ComponentType } from 'react';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import {
  type FieldsProps,
  FigureFields,
  ProcessFields,
  StaffFields,
  TierFields,
} from './list-fields.tsx';
import { PictureField } from './picture-field.tsx';

/** The fields of each section. */
export const sectionFields: Record<OrganisationSection, ComponentType<FieldsProps>> = {
  identity: IdentityFields,
  links: LinkFields,
  documents: DocumentFields,
  texts: TextFields,
  videos: VideoFields,
  figures: FigureFields,
  tiers: TierFields,
  staff: StaffFields,
  process: ProcessFields,
};

function IdentityFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <PictureField
        form={form}
        name="values.logo"
        label="Logo"
        hint="Square, PNG or WebP, at least 128 × 128."
        withoutText="Use the built-in mark"
      />
      <TextField
        label="Name"
        autoComplete="off"
        hint="In the bar, in titles, mails and shared pictures."
        {...form.field('values.name')}
      />
      <TextAreaField
        label="Tagline"
        rows={2}
        hint="Beside the logo, and in previews of links."
        {...form.field('values.tagline')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Founded"
          placeholder="2021-01"
          autoComplete="off"
          hint="Year and month."
          {...form.field('values.founded')}
        />
        <TextField
          label="Organizer of tournaments"
          autoComplete="off"
          hint="Empty: the name in capitals."
          {...form.field('values.organizer')}
        />
      </div>
    </div>
  );
}

function LinkField({
  form,
  name,
  label,
  hint,
}: FieldsProps & { name: `values.${string}`; label: string; hint?: string }) {
  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      placeholder="https://"
      {...form.field(name)}
    />
  );
}

function LinkFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <LinkField
        form={form}
        name="values.discordInvite"
        label="Discord invite"
        hint="Behind every ‘Join our Discord’. Use one that never expires."
      />
      <LinkField
        form={form}
        name="values.supportChat"
        label="Support chat"
        hint="Where GET HELP leads, such as https://wa.me/91…"
      />
      <LinkField form={form} name="values.social.youtube" label="YouTube" />
      <LinkField form={form} name="values.social.instagram" label="Instagram" />
      <LinkField form={form} name="values.social.discord" label="Discord" />
      <LinkField form={form} name="values.social.whatsapp" label="WhatsApp" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Discord server id"
          inputMode="numeric"
          autoComplete="off"
          hint="For channel links in the export of teams."
          {...form.field('values.guildId')}
        />
        <TextField
          label="Community members"
          autoComplete="off"
          hint="Shown while no bot can count them."
          {...form.field('values.chatMembers')}
        />
      </div>
      <CheckboxField
        label="A Discord role for each lobby"
        hint="Where a bot is set up: made when the draw is published, deleted when the stage is over."
        {...form.field('values.lobbyRoles')}
      />
    </div>
  );
}

function DocumentFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <LinkField
        form={form}
        name="values.documents.terms"
        label="Terms and Conditions"
        hint="Whoever signs up accepts these."
      />
      <LinkField form={form} name="values.documents.privacy" label="Privacy" />
      <LinkField form={form} name="values.documents.contact" label="Contact" />
    </div>
  );
}

function TextFields({ form }: FieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField
        label="Heading of the home page"
        autoComplete="off"
        {...form.field('values.texts.welcomeHeading')}
      />
      <TextAreaField
        label="Welcome"
        rows={6}
        hint="Each line is a paragraph."
        {...form.field('values.texts.welcome')}
      />
      <TextField
        label="Greeting at login"
        autoComplete="off"
        {...form.field('values.texts.loginGreeting')}
      />
      <TextField
        label="Greeting at sign-up"
        autoComplete="off"
        {...form.field('values.texts.registerGreeting')}
      />
    </div>
  );
}

function VideoFields({ form }: FieldsProps) {
  const videos = [
    ['signUp', 'Sign up on website'],
    ['buildTeam', 'Build your team'],
    ['register', 'Register for tournaments'],
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
          placeholder="https://youtu.be/…"
          hint="The link of the video on YouTube. Empty: a still."
          {...form.field(`values.tutorialVideos.${name}`)}
        />
      ))}
    </div>
  );
}
