import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type {
  Application,
  ApplicationStatus,
} from '@one-dream/contract/features/applications/applications.ts';
import { Check, Hourglass, type LucideIcon, X } from 'lucide-react';
import { organisation } from '../../platform/organisation.ts';
import { RelativeTime } from '../../platform/relative-time.tsx';
import { translateEnglish } from '../../platform/translate.ts';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Badge, type BadgeTone } from '../../ui/list/badge.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { statusWords } from './application-words.ts';

const looks: Record<ApplicationStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pending: { tone: 'blue', icon: Hourglass },
  approved: { tone: 'green', icon: Check },
  rejected: { tone: 'red', icon: X },
};

/** States of the viewer's applications, the newest first. */
export function ApplicationState({ applications }: { applications: readonly Application[] }) {
  return (
    <section aria-label={t`Your applications so far`}>
      <Heading level={2} className="mb-4">
        {plural(applications.length, {
          one: 'What you have sent',
          other: 'What you have sent so far',
        })}
      </Heading>
      <ul className="grid gap-3">
        {applications.map((application) => (
          <One key={application._id} application={application} />
        ))}
      </ul>
    </section>
  );
}

function One({ application }: { application: Application }) {
  const { status, createdAt, position, otherPosition } = application;
  const { tone, icon: Icon } = looks[status];
  return (
    <Panel as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-display text-title font-medium">
            {position === 'Other' ? otherPosition : translateEnglish(position)}
          </p>
          <p className="text-small text-quiet">
            {t`Sent`} <RelativeTime at={createdAt} />
          </p>
        </div>
        <Badge tone={tone} icon={<Icon size={16} />}>
          {statusWords()[status]}
        </Badge>
      </div>
      <p className="mt-3">{whatNext(application)}</p>
      {status === 'approved' && organisation.discordInvite && (
        <p className="mt-1">
          <Trans>
            Not in our Discord yet?{' '}
            <TextLink to={organisation.discordInvite}>Join it here.</TextLink>
          </Trans>
        </p>
      )}
    </Panel>
  );
}

function whatNext({ status, contact }: Application): string {
  if (status === 'approved')
    return t`Welcome to the staff! We will message you on WhatsApp at ${contact}.`;
  if (status === 'rejected')
    return t`We chose someone else this time. You can apply again any time.`;
  return t`We read every application. You get an alert once we decide; after that you can apply again.`;
}
