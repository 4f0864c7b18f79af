import { t } from '@lingui/core/macro';
import type { CallBodyInput } from '@one-dream/contract/call.ts';
import type {
  OrganisationSettings,
  saveOrganisationSection,
} from '@one-dream/contract/features/organisation/organisation.ts';
import {
  type OrganisationSection,
  sectionTitles,
} from '@one-dream/contract/organisation-sections.ts';
import { ExternalLink, GitCompareArrows } from 'lucide-react';
import type * as z from 'zod/mini';
import { areSame } from '../../../platform/are-same.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import type { Opened } from '../../../platform/stored-draft.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { type ContractForm, useContractForm } from '../../../platform/use-contract-form.ts';
import { useDraft, useDraftForm } from '../../../platform/use-draft-form.ts';
import { FormFoot, LeaveQuestion } from '../../../ui/admin/form-foot.tsx';
import { FormSections } from '../../../ui/admin/form-sections.tsx';
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { LoadNewestButton } from '../../../ui/form/load-newest-button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { DiscordSetup } from './discord-setup.tsx';
import { useResetSection, useSaveSection } from './organisation.admin.data.ts';
import { partsOf } from './section-fields.tsx';
import { SectionPreview } from './section-preview.tsx';
import {
  listDifferences,
  type SectionForm as SectionFormValues,
  sectionFormSchema,
  typedSection,
} from './section-values.ts';

export type SectionFormProps = {
  section: OrganisationSection;
  /** The part to begin at, if the address names one. */
  at: string | undefined;
  settings: OrganisationSettings;
  /** Refetches the settings; undefined if that fails. */
  onReload: () => Promise<OrganisationSettings | undefined>;
};

/** Form of one section of the organisation, with preview. */
export function SectionForm({ section, at, settings, onReload }: SectionFormProps) {
  // react-hook-form changes its own objects in place, which the React Compiler takes for unchanged.
  'use no memo';
  const work = useSectionWork({ section, settings });
  const { form } = work;
  return (
    // The footer bar replaces the page's padding.
    <form
      {...form.props}
      aria-label={translateEnglish(sectionTitles[section])}
      className="-mb-16 min-w-0"
    >
      <div className="grid gap-5 pb-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-5">
          {work.theirs && <Meanwhile work={work} />}
          <FormSections sections={partsOf(section, work)} at={at} />
        </div>
        {section === 'discord' ? (
          <div className="max-xl:order-first">
            <DiscordSetup />
          </div>
        ) : (
          <SectionPreview section={section} form={form} />
        )}
      </div>
      <ActionBar work={work} section={section} settings={settings} onReload={onReload} />
      <LeaveQuestion {...work.leaving} />
    </form>
  );
}

type SectionWork = ReturnType<typeof useSectionWork>;
type Body = CallBodyInput<typeof saveOrganisationSection>;

function useSectionWork({ section, settings }: Pick<SectionFormProps, 'section' | 'settings'>) {
  'use no memo';
  const save = useSaveSection();
  const draft = useDraft(`organisation ${section}`, openedOf(settings, section));
  const form: ContractForm<SectionFormValues> = useContractForm<
    SectionFormValues,
    SectionFormValues
  >({
    schema: sectionFormSchema(section) as unknown as z.ZodMiniType<
      SectionFormValues,
      SectionFormValues
    >,
    defaults: draft.typed,
    send: async ({ values }) => {
      const { methods } = form;
      const sent = structuredClone(methods.getValues());
      const body = { section, version: draft.opened.version, values } as Body;
      const { message, data } = await save.mutateAsync(body);
      const opened = openedOf(data, section);
      draft.setEdit({ opened });
      // What was typed since it was sent stays, as does the focus.
      methods.reset(opened.values, { keepValues: true });
      if (areSame(methods.getValues(), sent)) methods.setValue('values', opened.values.values);
      toast.good(message);
    },
  });
  const work = useDraftForm(form, draft);
  return {
    ...work,
    form,
    section,
    version: draft.opened.version ?? 0,
    /** What is saved, if a newer version was loaded than the one that was edited. */
    theirs: draft.earlier && draft.opened.values,
    /** Keeps the whole input, and shows what is saved instead beside it. */
    loadNewest: (newest: OrganisationSettings) => {
      const mine = form.methods.getValues();
      const earlier = { base: draft.opened.values, mine };
      work.goOnFrom(openedOf(newest, section), { typed: mine, earlier });
    },
    begin: (saved: OrganisationSettings) => work.startOver(openedOf(saved, section)),
    takeTheirs: () => work.startOver(),
  };
}

function openedOf(
  settings: OrganisationSettings,
  section: OrganisationSection,
): Opened<SectionFormValues> {
  const state = settings.sections.find((candidate) => candidate.section === section);
  return { version: state?.version ?? 0, values: typedSection(section, settings.organisation) };
}

/** The saved version beside the input: the next save decides. */
function Meanwhile({ work }: { work: SectionWork }) {
  'use no memo';
  const { form, theirs } = work;
  if (!theirs) return null;
  const differences = listDifferences(form.methods.getValues(), theirs);
  return (
    <Panel as="section" role="status" className="[--edge:var(--color-other)]">
      <Heading level={2} className="flex items-center gap-3">
        <GitCompareArrows size={24} className="shrink-0 text-other" />
        {t`The newest version is loaded`}
      </Heading>
      <p className="mt-2 text-quiet">
        {differences.length === 0
          ? t`What you typed is now the same as what is saved.`
          : t`What you typed is still in the form. Save puts it in place of what is saved now:`}
      </p>
      <dl className="mt-4 grid gap-3">
        {differences.map(({ name, saved }) => (
          <div key={name} className="min-w-0 border-t border-line pt-2">
            <dt className="text-small text-quiet">{name}</dt>
            <dd className="line-clamp-4 wrap-anywhere">{saved}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="small"
        className="mt-4"
        onClick={work.takeTheirs}
      >{t`Use what is saved instead`}</Button>
    </Panel>
  );
}

function ActionBar({
  work,
  section,
  settings,
  onReload,
}: { work: SectionWork } & Omit<SectionFormProps, 'at'>) {
  'use no memo';
  const { form, message } = work;
  const saved = settings.sections.find((state) => state.section === section);
  return (
    <FormFoot
      errorRef={form.errorRef}
      // The server says more about a save that it refused.
      problem={message && (form.message ?? message)}
      saveText={t`Save`}
      busy={form.isBusy}
    >
      {work.isStale && (
        <LoadNewestButton
          onLoad={async () => {
            const newest = await onReload();
            if (newest) work.loadNewest(newest);
          }}
        />
      )}
      {saved?.isSaved && <ResetButton work={work} onStale={() => void onReload()} />}
      <LinkButton
        to={sitePathOf(section)}
        // In a new tab, as currently saved, to keep the input here.
        target="_blank"
        icon={<ExternalLink size={18} />}
        className="max-sm:flex-1 max-sm:px-3"
      >{t`View on site`}</LinkButton>
    </FormFoot>
  );
}

function sitePathOf(section: OrganisationSection): string {
  return section === 'about' ? paths.about() : paths.home();
}

function ResetButton({ work, onStale }: { work: SectionWork; onStale: () => void }) {
  'use no memo';
  const { section, version } = work;
  const reset = useResetSection();
  return (
    <ConfirmButton
      className="mr-auto max-sm:w-full"
      question={{
        title: t`Reset ${translateEnglish(sectionTitles[section]).toLowerCase()}?`,
        text: t`The site shows the values of its file again, at once. What was saved here for this section is gone; the audit log still has it.`,
        confirmText: t`Reset section`,
        busy: reset.isPending,
        busyText: t`Resetting...`,
      }}
      onConfirm={(close) =>
        reset.mutate(
          { section, version },
          {
            onSuccess: ({ message, data }) => {
              work.begin(data);
              toast.good(message);
            },
            onError: (error) => {
              if (isRefusal(error) && error.code === 'STALE') onStale();
            },
            onSettled: close,
          },
        )
      }
    >{t`Reset to the file’s values`}</ConfirmButton>
  );
}
