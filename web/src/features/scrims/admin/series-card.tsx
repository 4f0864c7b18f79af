import { t } from '@lingui/core/macro';
import type { Series } from '@one-dream/contract/features/scrims/scrims.ts';
import { tierNames } from '@one-dream/contract/features/scrims/scrims.values.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { Pause, Pencil, Play, Square, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { Avatar } from '../../../ui/art/avatar.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Badge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Fact, FactList, Heading } from '../../../ui/typography.tsx';
import { entryWords, mapsText, scrimDayText, weekdaysText } from '../scrim-words.ts';
import { PauseDialog } from './pause-dialog.tsx';
import { ReserveDialog } from './reserve-dialog.tsx';
import { useEndSeries, useFreePlace, usePauseSeries } from './series.admin.data.ts';

/** A series: its template, reserved places and actions. */
export function SeriesCard({ series }: { series: Series }) {
  const { tier, title, firstMatch, matches, maps, slots, entry, weekdays, openBeforeMin } = series;
  return (
    <Panel as="li" aria-label={title}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Heading level={2} className="min-w-0 wrap-anywhere">
          {title}
        </Heading>
        <Badge>{tierNames[tier]}</Badge>
        {series.pausedUntil && (
          <Badge tone="yellow">{t`Paused until ${scrimDayText(series.pausedUntil)}`}</Badge>
        )}
      </div>
      <FactList className="mt-4 sm:grid-cols-[auto_auto_auto_auto] md:grid-cols-2 lg:grid-cols-[auto_auto_auto_auto]">
        <Fact label={t`First match`} className="whitespace-nowrap">
          {t`${firstMatch} IST`}
        </Fact>
        <Fact label={t({ message: 'Plays', context: 'series' })}>{weekdaysText(weekdays)}</Fact>
        <Fact label={t`Matches`}>{matches}</Fact>
        <Fact label={t`Slots`}>{slots}</Fact>
      </FactList>
      <p className="mt-3 text-small text-quiet">
        {t`${mapsText(maps)}. ${entryWords()[entry]}. Opens ${hoursText(openBeforeMin)} before.${series.prizePool && t` Prize pool ${formatRupees(series.prizePool)}.`}`}
      </p>
      <Reserved series={series} />
      <Actions series={series} />
    </Panel>
  );
}

/** `8 hours`, `90 minutes`. */
function hoursText(minutes: number): string {
  return minutes % 60 === 0 ? t`${minutes / 60} hours` : t`${minutes} minutes`;
}

function Reserved({ series }: { series: Series }) {
  const free = useFreePlace();
  if (series.reserved.length === 0) return null;
  return (
    <ul
      aria-label={t`Places kept in ${series.title}`}
      className="mt-3 divide-y divide-line border-y border-line"
    >
      {series.reserved.map(({ teamId, name, logo, kind, until }) => (
        <li key={teamId} className="flex min-h-12 items-center gap-3 py-1">
          <Avatar kind="team" name={name} src={logo} size={32} />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{name}</span>
            <span className="block text-small text-quiet">
              {kind === 'reserved' ? t`Place kept` : t`Invited`}
              {until && t` through ${scrimDayText(until)}`}
            </span>
          </span>
          <IconButton
            label={t`Keep no place for ${name}`}
            icon={<X size={18} />}
            disabled={free.isPending}
            onClick={() => free.mutate({ seriesId: series._id, teamId })}
          />
        </li>
      ))}
    </ul>
  );
}

type Asked = 'pause' | 'reserve' | 'end';

function Actions({ series }: { series: Series }) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const pause = usePauseSeries();
  const end = useEndSeries();
  const { _id: seriesId, title } = series;
  return (
    <div className="mt-4 flex flex-wrap gap-2 lg:gap-1.5 lg:*:px-2.5">
      <LinkButton
        size="small"
        to={adminPaths.scrims({ edit: seriesId })}
        aria-label={t`Edit ${title}`}
        icon={<Pencil size={16} />}
      >{t`Edit`}</LinkButton>
      <Button
        size="small"
        icon={<UserPlus size={16} />}
        aria-label={t`Keep a place in ${title}`}
        onClick={() => setAsked('reserve')}
      >{t`Keep a place`}</Button>
      {series.pausedUntil ? (
        <Button
          size="small"
          icon={<Play size={16} />}
          aria-label={t`Resume ${title}`}
          busy={pause.isPending}
          onClick={() =>
            pause.mutate(
              { seriesId, until: null },
              { onSuccess: ({ message }) => void toast.good(message) },
            )
          }
        >{t`Resume`}</Button>
      ) : (
        <Button
          size="small"
          icon={<Pause size={16} />}
          aria-label={t`Pause ${title}`}
          onClick={() => setAsked('pause')}
        >{t`Pause`}</Button>
      )}
      <Button
        size="small"
        variant="danger"
        icon={<Square size={16} />}
        aria-label={t`End ${title}`}
        onClick={() => setAsked('end')}
      >{t`End`}</Button>
      {asked === 'pause' && <PauseDialog series={series} onClose={close} />}
      {asked === 'reserve' && <ReserveDialog series={series} onClose={close} />}
      <ConfirmDialog
        open={asked === 'end'}
        onOpenChange={(open) => !open && close()}
        title={t`End ${title}?`}
        confirmText={t`End for good`}
        busy={end.isPending}
        onConfirm={() => end.mutate({ seriesId }, { onSettled: close })}
      >{t`It creates no more scrims and cannot be resumed. Those it created stay, tonight's included.`}</ConfirmDialog>
    </div>
  );
}
