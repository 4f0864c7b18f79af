import { staffPositions } from '@one-dream/contract/features/applications.ts';
import { minimumApplicantAge, staffTrialMonths } from '@one-dream/contract/limits.ts';
import { BadgeIndianRupee, ClipboardCheck, type LucideIcon, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { positionDescriptions } from './staff-positions.ts';

const payment = [
  `You start with a trial period of ${staffTrialMonths} months, which is not paid.`,
  'Payment begins after it. How much depends on the position and the events you work at.',
  'What we agree on is written down before your first paid event.',
];

const requirements = [
  `You are at least ${minimumApplicantAge} years old.`,
  'You have a Discord account and a headset or a quiet place to talk.',
  'Your internet connection holds through a whole match day.',
  'You are there when you say you are, and tell us early when you cannot be.',
  'You treat every player alike, your own squad and your friends included.',
];

/** What an applicant wants to know first. */
export function JobInfo() {
  return (
    <Panel as="aside" aria-label="About the positions" padding="bare">
      <Part title="Available positions" icon={UsersRound}>
        <dl className="grid gap-4">
          {staffPositions.map((position) => (
            <div key={position}>
              <dt className="font-strong">{position}</dt>
              <dd className="mt-0.5 text-small text-quiet">{positionDescriptions[position]}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Payment and compensation" icon={BadgeIndianRupee}>
        <Points points={payment} />
      </Part>
      <Part title="Requirements" icon={ClipboardCheck}>
        <Points points={requirements} />
      </Part>
    </Panel>
  );
}

function Part(props: { title: string; icon: LucideIcon; children: ReactNode }) {
  return (
    <section className="border-line p-4 not-first:border-t md:p-6">
      <Heading level={2} className="mb-4 flex items-center gap-3">
        <props.icon aria-hidden="true" size={24} className="shrink-0 text-quiet" />
        {props.title}
      </Heading>
      {props.children}
    </section>
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
