import { t } from '@lingui/core/macro';
import { staffPositions } from '@one-dream/contract/features/applications/applications.values.ts';
import { minimumApplicantAge } from '@one-dream/contract/limits.ts';
import {
  BadgeIndianRupee,
  ChevronDown,
  ClipboardCheck,
  type LucideIcon,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { translateEnglish } from '../../platform/translate.ts';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useViews } from '../../ui/use-is-wide.ts';
import { positionDescriptions } from './staff-positions.ts';

/** Unpaid trial period of new staff, in months. */
const staffTrialMonths = 2;

const payment = () => [
  t`You start with a trial period of ${staffTrialMonths} months, which is not paid.`,
  t`Payment begins after it. How much depends on the position and the events you work at.`,
  t`What we agree on is written down before your first paid event.`,
];

const requirements = () => [
  t`You are at least ${minimumApplicantAge} years old.`,
  t`You have a Discord account and a headset or a quiet place to talk.`,
  t`Your internet holds up through a whole match day.`,
  t`You show up when you said you would, and tell us early when you cannot.`,
  t`You treat every player the same, your own squad and friends included.`,
];

export function JobInfo() {
  return (
    <Panel as="aside" aria-label={t`About the positions`} padding="bare">
      <Part title={t`Available positions`} icon={UsersRound}>
        <dl className="grid gap-4">
          {staffPositions.map((position) => (
            <div key={position}>
              <dt className="font-strong">{translateEnglish(position)}</dt>
              <dd className="mt-0.5 text-small text-quiet">{positionDescriptions()[position]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t`Payment and compensation`} icon={BadgeIndianRupee}>
        <Points points={payment()} />
      </Part>
      <Part title={t`Requirements`} icon={ClipboardCheck}>
        <Points points={requirements()} />
      </Part>
    </Panel>
  );
}

/** Collapsed in a single column, where the form matters most. */
function Part(props: { title: string; icon: LucideIcon; children: ReactNode }) {
  const views = useViews();
  const head = (
    <Heading level={2} className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <props.icon size={24} className="shrink-0 text-quiet" />
      {props.title}
    </Heading>
  );
  return (
    <div className="border-line not-first:border-t">
      {views.wide && (
        <section className="p-6 max-lg:hidden">
          {head}
          <div className="mt-4">{props.children}</div>
        </section>
      )}
      {views.narrow && (
        <details className="group lg:hidden">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 [&::-webkit-details-marker]:hidden">
            {head}
            <ChevronDown
              size={20}
              className="shrink-0 text-quiet transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="px-4 pt-1 pb-5">{props.children}</div>
        </details>
      )}
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2.5 text-small text-quiet">
      {points.map((point) => (
        <li key={point} className="relative pl-5">
          <span
            aria-hidden="true"
            className="absolute top-[7px] left-0.5 size-1.5 rotate-45 bg-edge"
          />
          {point}
        </li>
      ))}
    </ul>
  );
}
