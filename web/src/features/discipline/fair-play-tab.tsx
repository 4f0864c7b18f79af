import { t } from '@lingui/core/macro';
import { strikeWords } from '@one-dream/contract/features/discipline/discipline.values.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { AnswerOf } from '../../platform/api.ts';
import { waitOf } from '../../platform/failure-of.ts';
import { serverNow } from '../../platform/server-clock.ts';
import { translateEnglish } from '../../platform/translate.ts';
import { translateReason } from '../../platform/translate-reason.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Badge } from '../../ui/list/badge.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Waiting } from '../../ui/list/waiting.tsx';
import { Heading } from '../../ui/typography.tsx';
import { BanCard, type OwnBan } from './ban-card.tsx';
import { ownDisciplineQuery } from './discipline.data.ts';
import { momentInIndia } from './discipline-words.ts';

/** Strikes and bans of the signed-in player and their team, shown to nobody else. */
export function FairPlayTab() {
  const found = useQuery(ownDisciplineQuery);
  return (
    <>
      <p className="max-w-xl text-quiet">{t`Strikes and bans against you and your team. Only you and the staff see this.`}</p>
      {/* On a desktop the rules stay next to the content. */}
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="min-w-0">
          <Waiting {...waitOf(found)} title={t`We could not load this`}>
            <Skeleton className="mt-6 h-48" />
          </Waiting>
          {found.data && <Record bans={found.data.bans} strikes={found.data.strikes} />}
        </div>
        <Rules />
      </div>
    </>
  );
}

type OwnStrike = AnswerOf<'/discipline/mine'>['data']['strikes'][number];

function Record({ bans, strikes }: { bans: OwnBan[]; strikes: OwnStrike[] }) {
  if (bans.length === 0 && strikes.length === 0)
    return (
      <Panel className="mt-6 flex items-center gap-4">
        <ShieldCheck size={32} className="shrink-0 text-opened" />
        <div>
          <p className="font-medium">{t`Clean record`}</p>
          <p className="text-quiet">{t`No strikes, no bans. Keep it clean.`}</p>
        </div>
      </Panel>
    );
  return (
    <div className="mt-6 grid gap-5">
      {bans.map((ban) => (
        <BanCard key={ban._id} ban={ban} />
      ))}
      {strikes.length > 0 && (
        <Panel as="section" aria-labelledby="strikes">
          <Heading level={2} id="strikes">{t`Strikes`}</Heading>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {strikes.map((strike) => (
              <StrikeRow key={strike._id} strike={strike} isServed={isServed(strike, bans)} />
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

/** Strikes that led to a ban have had their consequence. */
function isServed(strike: OwnStrike, bans: readonly OwnBan[]): boolean {
  return bans.some(
    ({ kind, subject, startsAt }) =>
      kind === 'strikes' &&
      subject.kind === strike.subject.kind &&
      startsAt !== null &&
      startsAt >= strike.at,
  );
}

function StrikeRow({ strike, isServed }: { strike: OwnStrike; isServed: boolean }) {
  const isOver = isServed || Date.parse(strike.expiresAt) <= serverNow();
  const counts = strike.revokeReason === null && !isOver;
  const about = strike.subject.kind === 'team' ? `${strike.subject.name} · ` : '';
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-medium">{translateEnglish(strikeWords[strike.kind])}</span>
        <Badge tone={counts ? 'yellow' : 'neutral'}>
          {strike.revokeReason === null
            ? counts
              ? t`Counts ${strike.points}`
              : t`No longer counts`
            : t`Taken back`}
        </Badge>
      </p>
      <p className="mt-1 break-words text-quiet">
        {translateReason(strike.revokeReason ?? strike.reason)}
      </p>
      <p className="mt-1 text-small text-quiet tabular-nums">
        {about}
        {strike.tournament && `${strike.tournament} · `}
        {momentInIndia(strike.at)}
      </p>
    </li>
  );
}

function Rules() {
  return (
    <section aria-labelledby="how" className="mt-8 max-w-xl text-quiet">
      <Heading level={2} id="how">{t`How it works`}</Heading>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        <li>{t`No-show, leaving in the last hour, abusing staff: 1 strike. Leaking a room: 3.`}</li>
        <li>{t`3 strikes in 30 days: the staff may ban you from scrims for 7 days.`}</li>
        <li>{t`A ban covers you and your game ID. A new account does not help.`}</li>
        <li>{t`You can appeal a ban once.`}</li>
      </ul>
    </section>
  );
}
