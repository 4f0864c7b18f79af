import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Tournament } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { formatCalendarDate } from '../../../platform/calendar-date.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { translateEnglish } from '../../../platform/translate.ts';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { StatusBadge } from '../../../ui/list/badge.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Fact } from '../../../ui/typography.tsx';
import { Banner } from '../banner.tsx';
import { plainText } from '../details/rich-text-blocks.ts';

/** A past event as a slide of the carousel. */
export function PreviousEventCard({ tournament }: { tournament: Tournament }) {
  return (
    <Panel
      as="article"
      padding="bare"
      className="grid h-full lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
    >
      <div className="m-px lg:relative lg:mr-0">
        <Banner
          of={tournament}
          sizes="(min-width: 1024px) 620px, 100vw"
          className="chamfer-clip max-md:aspect-21/9 lg:aspect-auto lg:h-full lg:[clip-path:none]"
        />
      </div>
      <div className="flex min-w-0 flex-col p-4 md:p-5 lg:p-8">
        <p>
          <StatusBadge status={tournament.status} says={translateEnglish(tournament.status)} />
        </p>
        <h3 className="mt-3 line-clamp-2 font-display text-title font-heavy wrap-anywhere lg:text-headline">
          {tournament.title}
        </h3>
        <p className="mt-2 line-clamp-3 text-quiet max-md:text-small md:mt-3 wrap-anywhere">
          {plainText(tournament.description)}
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-7 gap-y-3 border-t border-line pt-3 md:mt-5 md:pt-4">
          <Fact label={t`Prize pool`} className="min-w-0">
            <span className="block truncate">{formatRupees(tournament.prizePool) || '–'}</span>
          </Fact>
          <Fact label={t`Type`}>{translateEnglish(tournament.type)}</Fact>
          <Fact label={t`Ended`}>{formatCalendarDate(tournament.endDate)}</Fact>
        </dl>
        <div className="mt-auto pt-4 md:pt-6">
          <LinkButton to={paths.tournament(tournament._id)}>
            <Trans>
              READ MORE
              {/* Distinguishes the links for screen readers. */}
              <span className="visually-hidden"> about {tournament.title}</span>
            </Trans>
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
