import type { Dashboard, FirstStepName } from '@one-dream/contract/features/dashboard.ts';
import { adminPaths } from '../../app/admin-paths.ts';
import { consolePaths } from '../../app/console-paths.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { StepRow } from '../../ui/list/step-row.tsx';
import { Heading } from '../../ui/typography.tsx';

const steps: Record<FirstStepName, { text: string; hint: string; action: string; to: string }> = {
  identity: {
    text: 'Name and logo',
    hint: 'They stand on every page, picture and mail. Until then it is somebody else’s.',
    action: 'Set them',
    to: adminPaths.organisation('identity'),
  },
  secondFactor: {
    text: 'Your second factor',
    hint: 'A passkey or an app. With your password alone nobody should get in here.',
    action: 'Set it up',
    to: paths.security(),
  },
  discord: {
    text: 'Discord',
    hint: 'Sign-in, posts and commands, if your players are there.',
    action: 'Connect it',
    to: adminPaths.organisation('discord'),
  },
  contact: {
    text: 'How people reach you',
    hint: 'Your WhatsApp, for GET HELP and the foot of each page.',
    action: 'Fill in links',
    to: adminPaths.organisation('links'),
  },
  event: {
    text: 'The first event',
    hint: 'One tournament, or a series of scrims that opens by itself.',
    action: 'Create it',
    to: adminPaths.tournaments({ new: '' }),
  },
  teams: {
    text: 'Bring teams',
    hint: 'Paste your sheet: teams without accounts play as guests, by a link.',
    action: 'Open the console',
    to: consolePaths.list(),
  },
};

/** What a new organisation does first, in this order; each step is ticked by what is there. */
export function FirstStepsPanel({ firstSteps }: { firstSteps: Dashboard['firstSteps'] }) {
  if (!firstSteps) return null;
  const left = firstSteps.filter(({ isDone }) => !isDone);
  return (
    <section aria-labelledby="first-steps-title">
      <Heading level={2} id="first-steps-title" className="mb-3">
        Your first hour{' '}
        <span className="tabular-nums text-quiet">
          {firstSteps.length - left.length} of {firstSteps.length}
        </span>
      </Heading>
      <ol className="chamfer divide-y divide-line">
        {firstSteps.map((step) => {
          const { text, hint, action, to } = steps[step.name];
          return (
            <StepRow
              key={step.name}
              text={text}
              hint={hint}
              isDone={step.isDone}
              action={
                <LinkButton size="small" variant={step === left[0] ? 'main' : 'quiet'} to={to}>
                  {action}
                </LinkButton>
              }
            />
          );
        })}
      </ol>
    </section>
  );
}
