import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Dashboard, FirstStepName } from '@one-dream/contract/features/dashboard.ts';
import { adminPaths } from '../../app/admin-paths.ts';
import { consolePaths } from '../../app/console-paths.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { StepRow } from '../../ui/list/step-row.tsx';
import { Heading } from '../../ui/typography.tsx';

const steps: Record<FirstStepName, { text: string; hint: string; action: string; to: string }> = {
  identity: {
    get text() {
      return t`Name and logo`;
    },
    get hint() {
      return t`They stand on every page, picture and mail. Until then it is somebody else’s.`;
    },
    get action() {
      return t`Set them`;
    },
    to: adminPaths.organisation('identity'),
  },
  secondFactor: {
    get text() {
      return t`Your second factor`;
    },
    get hint() {
      return t`A passkey or an app. With your password alone nobody should get in here.`;
    },
    get action() {
      return t`Set it up`;
    },
    to: paths.security(),
  },
  discord: {
    get text() {
      return t`Discord`;
    },
    get hint() {
      return t`Sign-in, posts and commands, if your players are there.`;
    },
    get action() {
      return t`Connect it`;
    },
    to: adminPaths.organisation('discord'),
  },
  contact: {
    get text() {
      return t`How people reach you`;
    },
    get hint() {
      return t`Your WhatsApp, for GET HELP and the foot of each page.`;
    },
    get action() {
      return t`Fill in links`;
    },
    to: adminPaths.organisation('links'),
  },
  event: {
    get text() {
      return t`The first event`;
    },
    get hint() {
      return t`One tournament, or a series of scrims that opens by itself.`;
    },
    get action() {
      return t`Create it`;
    },
    to: adminPaths.tournaments({ new: '' }),
  },
  teams: {
    get text() {
      return t`Bring teams`;
    },
    get hint() {
      return t`Paste your sheet: teams without accounts play as guests, by a link.`;
    },
    get action() {
      return t`Open the console`;
    },
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
        <Trans>
          Your first hour{' '}
          <span className="tabular-nums text-quiet">
            {firstSteps.length - left.length} of {firstSteps.length}
          </span>
        </Trans>
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
