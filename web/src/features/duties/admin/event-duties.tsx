import { t } from '@lingui/core/macro';
import { mayGrant } from '@one-dream/contract/duties.ts';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import type { AnswerOf } from '../../../platform/api.ts';
import { istDayOf, istOf } from '../../../platform/ist.ts';
import { consolePaths } from '../../../platform/pages/console-paths.ts';
import { useViewer } from '../../../platform/session.tsx';
import { useDialogTarget } from '../../../ui/admin/use-dialog-target.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { useRevokeDuty } from './duties.admin.data.ts';
import { dutyWords } from './duty-words.ts';

type Grant = AnswerOf<'/duties/everywhere'>['data'][number];

export function EventDuties({ grants }: { grants: readonly Grant[] }) {
  const { target, openFor, dialog } = useDialogTarget<Grant>();
  const revoke = useRevokeDuty();
  const viewer = useViewer();
  const [first] = grants;
  if (!first) return null;
  const { title, tournamentId, firstMatchAt } = first;
  return (
    <Panel as="section" aria-label={title} padding="bare">
      <div className="border-b border-line px-4 py-3">
        <Heading level={2} size="title" className="wrap-anywhere">
          {tournamentId ? (
            <Link to={consolePaths.tournament(tournamentId)} className="hover:underline">
              {title}
            </Link>
          ) : (
            t`${title}, every evening`
          )}
        </Heading>
        {firstMatchAt && (
          <p className="text-small tabular-nums text-quiet">
            {istDayOf(firstMatchAt)}, {istOf(firstMatchAt)}
          </p>
        )}
      </div>
      <ul className="divide-y divide-line">
        {grants.map((grant) => (
          <li key={grant._id} className="flex min-h-14 items-center gap-3 py-1.5 pr-1.5 pl-4">
            <Avatar name={grant.user.name} src={grant.user.profile} size={32} />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-strong">{grant.user.name}</span>
              <span className="block text-small text-quiet">
                {dutyWords()[grant.duty].name}
                {grant.until && t`, until ${istDayOf(grant.until)}, ${istOf(grant.until)}`}
              </span>
            </span>
            {mayGrant(viewer, grant.duty) && (
              <IconButton
                label={t`Take the duty of ${dutyWords()[grant.duty].name.toLowerCase()} from ${grant.user.name}`}
                icon={<X size={20} />}
                onClick={() => openFor(grant)}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        {...dialog}
        title={t`Take this duty back?`}
        confirmText={t`Take it back`}
        busy={revoke.isPending}
        onConfirm={() =>
          target &&
          revoke.mutate({ grantId: target._id }, { onSettled: () => dialog.onOpenChange(false) })
        }
      >
        {t`${target?.user.name ?? ''} is no longer ${target ? dutyWords()[target.duty].name.toLowerCase() : ''}, at once, on every open page.`}
      </ConfirmDialog>
    </Panel>
  );
}
