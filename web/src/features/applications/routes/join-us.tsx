import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureOf } from '../../../platform/failure-of.ts';
import { organisation } from '../../../platform/organisation.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { buttonClasses } from '../../../ui/form/button-variants.ts';
import { DropZone } from '../../../ui/form/drop-zone.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading, Kicker } from '../../../ui/typography.tsx';
import { ApplicationForm } from '../application-form.tsx';
import { ApplicationState } from '../application-state.tsx';
import { ownApplications } from '../applications.data.ts';
import { JobInfo } from '../job-info.tsx';

export const meta = metaOf(pages.joinUs);

export default function JoinUsPage() {
  const [isSubmitted, setSubmitted] = useState(false);
  const query = useQuery(ownApplications);
  if (isSubmitted) return <Submitted />;

  const applications = query.data ?? [];
  // Only one application can be pending.
  const canApply = query.data?.every(({ status }) => status !== 'pending') ?? false;
  return (
    <div className="measure pt-6 pb-16 md:pt-10 md:pb-24">
      <Kicker>{t`Staff of ${organisation.name}`}</Kicker>
      <Heading level={1} size="poster" className="mt-4">{t`Join Our Team`}</Heading>
      <p className="mt-3 max-w-xl text-lead text-quiet">{t`Our scrims and tournaments are run by players who wanted to do more than play. Tell us what you can do.`}</p>
      {/* Its place is kept until it is known. */}
      {(canApply || query.isPending) && (
        <Link
          to="#apply"
          className={classNames(
            buttonClasses({}),
            'mt-5 lg:hidden',
            query.isPending && 'invisible',
          )}
        >
          {t`Go to the form`}
          <ArrowDown size={20} />
        </Link>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12">
        {applications.length > 0 && <ApplicationState applications={applications} />}
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <JobInfo />
        </div>
        {query.isPending && <FormSkeleton />}
        {query.isError && !query.data && (
          <ErrorState
            {...failureOf(query)}
            title={t`We could not see whether you have applied before`}
          />
        )}
        {canApply && (
          <Panel as="section" aria-labelledby="apply-title" id="apply">
            <Heading level={2} id="apply-title" className="mb-5">{t`Your application`}</Heading>
            <ApplicationForm onSubmitted={() => setSubmitted(true)} />
          </Panel>
        )}
      </div>
    </div>
  );
}

/** Takes the focus, so that screen readers announce it. */
function Submitted() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <div className="contour-ground relative isolate grid min-h-[calc(100dvh-var(--bar-height))] place-items-center overflow-hidden px-4 py-12 text-center">
      <DropZone className="absolute top-1/2 left-1/2 -z-10 w-[640px] max-w-none -translate-1/2 opacity-20 sm:opacity-40" />
      <div>
        <Heading level={1} ref={heading} tabIndex={-1}>{t`Application Submitted!`}</Heading>
        <p className="mx-auto mt-3 max-w-md text-lead text-balance text-quiet">{t`Thank you. We read every application, and you get an alert once we decide. Until then you can see it under Join us.`}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton variant="main" to={paths.home()}>{t`Go to the home page`}</LinkButton>
          {organisation.discordInvite && (
            <LinkButton to={organisation.discordInvite}>{t`Join our Discord`}</LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label={t`Loading your applications`} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-20" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </SkeletonGroup>
  );
}
