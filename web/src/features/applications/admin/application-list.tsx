import type { Application } from '@one-dream/contract/features/applications/applications.ts';
import { RelativeTime } from '../../../platform/relative-time.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { AdminApplicationStatus, positionOf } from './application-status.tsx';

export type AdminApplicationListProps = {
  applications: Application[];
  selectedId: string | undefined;
  onSelect: (application: Application) => void;
};

export function AdminApplicationList(props: AdminApplicationListProps) {
  return (
    <ul className="grid gap-2">
      {props.applications.map((application) => {
        const isSelected = application._id === props.selectedId;
        return (
          <li key={application._id}>
            <button
              type="button"
              aria-current={isSelected ? 'true' : undefined}
              onClick={() => props.onSelect(application)}
              className={classNames(
                'flex w-full flex-col gap-1 border p-3.5 text-left transition-colors',
                isSelected
                  ? 'border-bright bg-lifted'
                  : 'border-line bg-raised hover:border-edge hover:bg-lifted',
              )}
            >
              <span className="flex items-start justify-between gap-3">
                <span className="line-clamp-1 font-strong wrap-anywhere">{application.name}</span>
                <AdminApplicationStatus status={application.status} />
              </span>
              <span className="line-clamp-2 text-small text-quiet">{positionOf(application)}</span>
              <RelativeTime at={application.createdAt} className="text-small text-quiet" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
