import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Application } from '@one-dream/contract/features/applications/applications.ts';
import { dutyOfPosition } from '@one-dream/contract/features/applications/applications.values.ts';
import { ArrowLeft, Check, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { OfferDutyBlock } from '../../duties/admin/offer-duty-block.tsx';
import { AdminApplicationStatus, positionOf } from './application-status.tsx';
import {
  type Decision,
  useDecideApplication,
  useDeleteApplication,
} from './applications.admin.data.ts';

export type AdminApplicationDetailProps = {
  application: Application;
  /** Returns to the list where the two are not side by side. */
  onClose: () => void;
};

export function AdminApplicationDetail({ application, onClose }: AdminApplicationDetailProps) {
  const fitting = dutyOfPosition[application.position];
  return (
    <div className="min-w-0 lg:sticky lg:top-8 lg:max-h-[calc(100dvh-64px)] lg:overflow-y-auto">
      <button
        type="button"
        onClick={onClose}
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 px-2 text-quiet hover:text-bright lg:hidden"
      >
        <ArrowLeft size={20} />
        {t`All applications`}
      </button>
      <Panel as="article" aria-labelledby="applicant">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <Heading level={2} id="applicant" className="wrap-anywhere">
              {application.name}
            </Heading>
            <p className="mt-1 text-quiet">{positionOf(application)}</p>
          </div>
          <AdminApplicationStatus status={application.status} />
        </header>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5">
          <Fact label={t`Age`}>{application.age}</Fact>
          <Fact label={t`Applied`}>
            <RelativeTime at={application.createdAt} />
          </Fact>
          <Fact label={t`WhatsApp`}>{application.contact}</Fact>
          <Fact label={t`Discord`}>{application.discord}</Fact>
          <Fact label={t`Availability`} isWide>
            {application.availability}
          </Fact>
        </dl>
        <Answer title={t`Experience`}>{application.experience}</Answer>
        <Answer title={t`Motivation`}>{application.motivation}</Answer>
        {application.status === 'approved' && fitting && (
          <OfferDutyBlock
            // Reset the form for another applicant.
            key={application._id}
            applicationId={application._id}
            name={application.name}
            fitting={fitting}
          />
        )}
        <ApplicationActions application={application} onDeleted={onClose} />
      </Panel>
    </div>
  );
}

function Fact(props: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={props.isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-small text-quiet">{props.label}</dt>
      <dd className="wrap-anywhere">{props.children}</dd>
    </div>
  );
}

function Answer({ title, children }: { title: string; children: string }) {
  return (
    <section className="mt-5">
      <h3 className="text-small text-quiet">{title}</h3>
      <p className={`mt-1 wrap-anywhere whitespace-pre-line ${children ? '' : 'text-quiet'}`}>
        {children || t`Nothing was written here.`}
      </p>
    </section>
  );
}

function ApplicationActions({
  application,
  onDeleted,
}: {
  application: Application;
  onDeleted: () => void;
}) {
  const decide = useDecideApplication();
  const remove = useDeleteApplication();
  const { name, status } = application;

  function settle(next: Decision) {
    decide.mutate(
      { application, status: next },
      {
        onSuccess: () =>
          toast.good(
            next === 'approved'
              ? t`${name} is approved and gets a notification.`
              : t`${name} is rejected and gets a notification.`,
          ),
      },
    );
  }

  const isDeciding = (next: Decision) => decide.isPending && decide.variables.status === next;
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
      <Button
        variant="main"
        icon={<Check size={20} />}
        disabled={status === 'approved'}
        busy={isDeciding('approved')}
        busyText={t`Approving...`}
        onClick={() => settle('approved')}
        className="max-sm:flex-1"
      >{t`Approve`}</Button>
      <Button
        icon={<X size={20} />}
        disabled={status === 'rejected'}
        busy={isDeciding('rejected')}
        busyText={t`Rejecting...`}
        onClick={() => settle('rejected')}
        className="max-sm:flex-1"
      >{t`Reject`}</Button>
      <ConfirmButton
        variant="danger"
        icon={<Trash2 size={20} />}
        className="max-sm:w-full sm:ml-auto"
        question={{
          title: t`Delete this application?`,
          text: (
            <>
              <Trans>
                What <strong className="font-strong text-bright">{name}</strong> wrote is gone for
                good.
              </Trans>
              {status === 'pending' && t` They are not told, and they can apply again.`}
              {status === 'approved' && t` They keep the notification that they were approved.`}
              {status === 'rejected' && t` They keep the notification that they were rejected.`}
            </>
          ),
          confirmText: t`Delete`,
          busy: remove.isPending,
          busyText: t`Deleting...`,
        }}
        onConfirm={(close) =>
          remove.mutate(application, {
            onSuccess: () => {
              toast.good(t`The application of ${name} is deleted.`);
              onDeleted();
            },
            onError: close,
          })
        }
      >{t`Delete`}</ConfirmButton>
    </div>
  );
}
