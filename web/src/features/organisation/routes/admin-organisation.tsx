import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isOwner } from '@one-dream/contract/duties.ts';
import { organisationSections, sectionTitles } from '@one-dream/contract/organisation-sections.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { adminPaths } from '../../../app/admin-paths.ts';
import { metaOf } from '../../../app/page-meta.ts';
import { waitOf } from '../../../platform/failure-of.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { sayEnglish } from '../../../platform/say.ts';
import { useViewer } from '../../../platform/session.tsx';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { Link } from '../../../ui/link.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { DiscordSetup } from '../admin/discord-setup.tsx';
import { organisationSettings } from '../admin/organisation.admin.data.ts';
import { SectionForm } from '../admin/section-form.tsx';

export const meta = metaOf(adminPages.organisation);

/** For the owner: the server refuses it to everyone else. */
export default function AdminOrganisationPage() {
  return isOwner(useViewer()) ? <Settings /> : <OwnersOnly />;
}

function OwnersOnly() {
  return (
    <PageHead
      title={t`For the owner only`}
      text={t`Name, links and staff cards are changed by the owner. Ask them if something is out of date.`}
    />
  );
}

const sectionLink =
  'inline-flex min-h-11 w-full items-center border border-line px-4 font-display text-label font-medium tracking-wide whitespace-nowrap text-quiet no-underline hover:text-bright aria-[current=true]:border-bright aria-[current=true]:text-bright';

function Settings() {
  const query = useQuery({ ...organisationSettings, refetchOnWindowFocus: false });
  const [params] = useSearchParams();
  const isDiscord = params.get('section') === 'discord';
  const section =
    organisationSections.find((name) => name === params.get('section')) ?? organisationSections[0];
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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[180px_minmax(0,1fr)]">
        <nav
          aria-label={t`Sections`}
          // Tab brings a link well into sight, not a few pixels of it.
          className="-mx-[16px] overflow-x-auto scroll-px-24 px-4 md:mx-0 md:px-0 lg:sticky lg:top-8 lg:self-start"
        >
          <ul className="flex gap-2 lg:grid">
            {organisationSections.map((name) => (
              <li key={name} className="shrink-0">
                <Link
                  to={adminPaths.organisation(name)}
                  aria-current={!isDiscord && name === section ? 'true' : undefined}
                  className={sectionLink}
                >
                  {sayEnglish(sectionTitles[name])}
                </Link>
              </li>
            ))}
            <li className="shrink-0">
              <Link
                to={adminPaths.organisation('discord')}
                aria-current={isDiscord ? 'true' : undefined}
                className={sectionLink}
              >{t`Discord`}</Link>
            </li>
          </ul>
        </nav>
        {isDiscord && <DiscordSetup />}
        {!isDiscord && (
          <Waiting
            {...waitOf(query)}
            title={t`The settings could not be loaded`}
            label={t`Loading the settings`}
            className="grid gap-4"
            rows={['h-72', 'h-32']}
          />
        )}
        {!isDiscord && query.data && (
          <SectionForm
            // Reset the form for another section.
            key={section}
            section={section}
            settings={query.data}
            onReload={async () => (await query.refetch()).data}
          />
        )}
      </div>
    </>
  );
}
