import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { recordPaths } from '../../app/record-paths.ts';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { ownPage, useHideOwnPage } from './records.data.ts';

/** Visibility of the player's public page, with a link to it. */
export function OwnPage() {
  const { data } = useQuery(ownPage);
  const hide = useHideOwnPage();
  if (!data) return null;
  return (
    <div className="mt-8 max-w-xl border border-line bg-raised px-4 py-2">
      <SwitchField
        label={t`Show my player page`}
        hint={t`Your in-game name, role, team and events; nothing else of you.`}
        checked={!data.isHidden}
        busy={hide.isPending}
        onChange={(isShown) => hide.mutate(!isShown)}
      />
      {!data.isHidden && (
        <TextLink
          to={recordPaths.player(data.page)}
          className="inline-flex min-h-11 items-center"
        >{t`See it`}</TextLink>
      )}
    </div>
  );
}
