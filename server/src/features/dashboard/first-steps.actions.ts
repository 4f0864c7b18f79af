import type * as calls from '@one-dream/contract/features/dashboard/dashboard.ts';
import { defaultOrganisation } from '@one-dream/contract/organisation.ts';
import type { Viewer } from '../../calls/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSetUp } from './dashboard.queries.ts';

/**
 * Lists the steps before a new organisation's first match, derived from what exists. `null` for everybody but the
 * owner, once all are done, and after the first event, when no list is needed.
 */
export async function listFirstSteps(
  { db, organisation }: Pick<Platform, 'db' | 'organisation'>,
  {
    viewer,
    checks,
  }: { viewer: Viewer; checks: readonly Pick<calls.SystemCheck, 'name' | 'state'>[] },
): Promise<calls.Dashboard['firstSteps']> {
  if (viewer.role !== 'owner') return null;
  const [found, { name, logo, supportChat, documents }] = await Promise.all([
    findSetUp(db, viewer.id),
    organisation.read(),
  ]);
  if (found.hasFinished) return null;
  const isOwn = found.hasIdentity || name !== defaultOrganisation.name;
  const done: Record<calls.FirstStepName, boolean> = {
    identity: isOwn && logo !== null && Boolean(supportChat ?? documents.contact),
    secondFactor: found.hasSecondFactor,
    discord: checks.some((check) => check.name === 'Discord bot' && check.state === 'ok'),
    event: found.hasEvent,
    teams: found.hasTeams,
  };
  const steps = Object.entries(done).map(([step, isDone]) => ({
    name: step as calls.FirstStepName,
    isDone,
  }));
  return steps.every(({ isDone }) => isDone) ? null : steps;
}
