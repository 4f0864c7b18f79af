import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Dashboard, FirstStepName } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { adminPaths } from '../../platform/pages/admin-paths.ts';
import { consolePaths } from '../../platform/pages/console-paths.ts';
import { paths } from '../../platform/pages/paths.ts';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { StepRow } from '../../ui/list/step-row.tsx';
import { Heading } from '../../ui/typography.tsx';

const steps = (): Record<
  FirstStepName,
  { text: string; hint: string; action: string; to: string }
> => ({
  identity: {
    text: t`Name, logo and contact`,
    hint: t`One form: what you enter appears on every page and in every mail, what you leave empty is left out.`,
    action: t`Set them`,
    to: adminPaths.organisation('identity'),
  },
  secondFactor: {
    text: t`Your second factor`,
    hint: t`A passkey or an app. A password alone should not be enough here.`,
    action: t`Set it up`,
    to: paths.account('security'),
  },
  discord: {
    text: t`Discord`,
    hint: t`Sign-in, posts and commands, if your players are there.`,
    action: t`Connect it`,
    to: adminPaths.organisation('discord'),
  },
  event: {
    text: t`The first event`,
    hint: t`One tournament, or a series of scrims that opens by itself.`,
    action: t`Create it`,
    to: adminPaths.tournaments({ new: '' }),
  },
  teams: {
    text: t`Bring teams`,
    hint: t`Paste your sheet: teams without accounts play as guests, by a link.`,
    action: t`Open the console`,
    to: consolePaths.list(),
  },
});

/** Checklist of a new organisation, ticked by what exists. */
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
          const { text, hint, action, to } = steps()[step.name];
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
