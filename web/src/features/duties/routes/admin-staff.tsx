import { t } from '@lingui/core/macro';
import { groupBy } from '@one-dream/contract/group-by.ts';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { waitOf } from '../../../platform/failure-of.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { everyDuty } from '../admin/duties.admin.data.ts';
import { EventDuties } from '../admin/event-duties.tsx';
import { GrantForm } from '../admin/grant-form.tsx';

export const meta = metaOf(adminPages.staff);

/** Duties of all events, and granting one. */
export default function StaffPage() {
  const query = useQuery(everyDuty);
  const events = groupBy(query.data ?? [], ({ tournamentId, seriesId }) =>
    String(tournamentId ?? seriesId),
  );
  return (
    <>
      <PageHead
        title={translateText(adminPages.staff.title)}
        text={t`A duty opens the console of one event to any account, and nothing of the back office. It ends with the event.`}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div>
          <Waiting
            {...waitOf(query)}
            title={t`The duties could not be loaded`}
            label={t`Loading who does what`}
            className="grid gap-4"
            rows={['h-36', 'h-36']}
          />
          {query.data?.length === 0 && (
            <EmptyState
              title={t`Nobody has a duty`}
              text={t`Admins run every event. Give a volunteer one event, and they need nothing else.`}
              className="chamfer"
            />
          )}
          <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-1">
            {[...events].map(([id, grants]) => (
              <EventDuties key={id} grants={grants} />
            ))}
          </div>
        </div>
        <GrantForm />
      </div>
    </>
  );
}
