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
import { useState } from 'react';
import type * as z from 'zod/mini';
import { paths } from '../../../platform/pages/paths.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { type ContractForm, useContractForm } from '../../../platform/use-contract-form.ts';
import { useStoredForm } from '../../../platform/use-typed.ts';
import { useUnsaved } from '../../../platform/use-unsaved-form.ts';
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
      <div className="grid gap-5 pb-5 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
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
  const [base, setBase] = useState(() => baseOf(settings, section));
  const { kept, keep, forget } = useStoredForm<{ version: number; form: SectionFormValues }>(
    `organisation:${section}`,
  );
  /** A newer version saved by somebody else meanwhile. */
  const [theirs, setTheirs] = useState(
    kept && kept.version !== base.version ? base.values : undefined,
  );
  /** The version refused by the server. */
  const [refusedVersion, setRefusedVersion] = useState<number>();
  const form: ContractForm<SectionFormValues> = useContractForm<
    SectionFormValues,
    SectionFormValues
  >({
    schema: sectionFormSchema(section) as unknown as z.ZodMiniType<
      SectionFormValues,
      SectionFormValues
    >,
    defaults: kept?.form ?? base.values,
    send: async ({ values }) => {
      const sent = structuredClone(form.methods.getValues());
      const body = { section, version: base.version, values } as Body;
      try {
        const { message, data } = await save.mutateAsync(body);
        goOnFromSaved(data, sent);
        toast.good(message);
      } catch (error) {
        if (isRefusal(error) && error.code === 'STALE') setStale();
        throw error;
      }
    },
  });

  const setStale = () => setRefusedVersion(base.version);

  function begin(saved: OrganisationSettings): void {
    const next = baseOf(saved, section);
    setBase(next);
    setTheirs(undefined);
    form.methods.reset(next.values);
    forget();
  }

  /** What was typed since it was sent stays, as do fields with the focus. */
  function goOnFromSaved(saved: OrganisationSettings, sent: SectionFormValues): void {
    const next = baseOf(saved, section);
    const typed = form.methods.getValues();
    setBase(next);
    setTheirs(undefined);
    form.methods.reset(next.values, { keepValues: true });
    if (areSame(typed, sent)) {
      form.methods.setValue('values', next.values.values);
      forget();
    } else keep({ version: next.version, form: typed });
  }

  /** Discards the input in favour of the saved version. */
  function takeTheirs(): void {
    if (theirs) form.methods.reset(theirs);
    setTheirs(undefined);
  }

  /** Rebases the input onto the newest version. */
  function goOnFrom(newest: OrganisationSettings): void {
    const next = baseOf(newest, section);
    setBase(next);
    setTheirs(next.values);
  }

  const isChanged = () => !areSame(form.methods.getValues(), base.values);
  const leaving = useUnsaved({
    methods: form.methods,
    isChanged,
    keep: () => keep({ version: base.version, form: form.methods.getValues() }),
    forget,
  });
  return {
    ...{ form, base, theirs, begin, goOnFrom, takeTheirs, setStale, leaving, section },
    /** Somebody else has saved since this was loaded. */
    isStale: refusedVersion === base.version,
  };
}

function baseOf(
  settings: OrganisationSettings,
  section: OrganisationSection,
): { version: number; values: SectionFormValues } {
  const state = settings.sections.find((candidate) => candidate.section === section);
  return { version: state?.version ?? 0, values: typedSection(section, settings.organisation) };
}

function areSame(one: SectionFormValues, other: SectionFormValues): boolean {
  return listDifferences(one, other).length === 0;
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
  const { form, isStale } = work;
  const saved = settings.sections.find((state) => state.section === section);
  const isOldNews = form.refusal?.code === 'STALE' && !isStale;

  async function loadNewest(): Promise<void> {
    const newest = await onReload();
    if (newest) work.goOnFrom(newest);
  }

  return (
    <FormFoot
      errorRef={form.errorRef}
      problem={!isOldNews && form.message}
      saveText={t`Save`}
      busy={form.isBusy}
    >
      {isStale && <LoadNewestButton onLoad={loadNewest} />}
      {saved?.isSaved && <ResetButton work={work} />}
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

function ResetButton({ work }: { work: SectionWork }) {
  'use no memo';
  const { section, base } = work;
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
          { section, version: base.version },
          {
            onSuccess: ({ message, data }) => {
              work.begin(data);
              toast.good(message);
            },
            onError: (error) => {
              if (isRefusal(error) && error.code === 'STALE') work.setStale();
            },
            onSettled: close,
          },
        )
      }
    >{t`Reset to the file’s values`}</ConfirmButton>
  );
}
