import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import { organisationSections, sectionTitles } from '@one-dream/contract/organisation-sections.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../../platform/failure-of.ts';
import { adminPaths, organisationSearch } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { useSearch } from '../../../platform/pages/search-params.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { useViewer } from '../../../platform/session.tsx';
import { translateEnglish } from '../../../platform/translate.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { LinkTabs } from '../../../ui/list/link-tabs.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { organisationSettings } from '../admin/organisation.admin.data.ts';
import { sectionOf } from '../admin/section-fields.tsx';
import { SectionForm } from '../admin/section-form.tsx';

export const meta = metaOf(adminPages.organisation);

/** For the owner: the server refuses it to everyone else. */
export default function AdminOrganisationPage() {
  if (isOwner(useViewer())) return <Settings />;
  return (
    <PageHead
      title={t`For the owner only`}
      text={t`Only the owner changes name, links and staff cards. Ask them if something is out of date.`}
    />
  );
}

function Settings() {
  const query = useQuery({ ...organisationSettings, refetchOnWindowFocus: false });
  const [{ section: asked }] = useSearch(organisationSearch);
  const section = sectionOf(asked);
  const state = query.data?.sections.find((candidate) => candidate.section === section);
  return (
    <>
      <PageHead
        title={t`Organisation`}
        text={
          state?.isSaved && state.changedAt ? (
            <Trans>
              This section was saved <RelativeTime at={state.changedAt} />.
            </Trans>
          ) : (
            t`Name, links and people of the site. What you save shows everywhere at once.`
          )
        }
      />
      <div className="mb-5">
        <LinkTabs
          label={t`Sections`}
          at={adminPaths.organisation(section)}
          tabs={organisationSections.map((name) => ({
            to: adminPaths.organisation(name),
            text: translateEnglish(sectionTitles[name]),
          }))}
        />
      </div>
      <Waiting
        {...waitOf(query)}
        title={t`The settings could not be loaded`}
        label={t`Loading the settings`}
        className="grid gap-4"
        rows={['h-72', 'h-32']}
      />
      {query.data && (
        <SectionForm
          // Reset the form for another section.
          key={section}
          section={section}
          at={asked}
          settings={query.data}
          onReload={async () => (await query.refetch()).data}
        />
      )}
    </>
  );
}
