import { t } from '@lingui/core/macro';
import { paths } from '../../platform/pages/paths.ts';
import { TextLink } from '../../ui/form/text-link.tsx';

/** Links from a short list to all scrims. */
export function ScrimLinks() {
  return (
    <p className="flex flex-wrap gap-x-5">
      <TextLink
        to={paths.scrims()}
        className="inline-flex min-h-11 items-center"
      >{t`This week`}</TextLink>
      <TextLink
        to={paths.ladder()}
        className="inline-flex min-h-11 items-center"
      >{t`Ladder`}</TextLink>
    </p>
  );
}
