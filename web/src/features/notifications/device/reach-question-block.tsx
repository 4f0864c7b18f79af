import { t } from '@lingui/core/macro';
import { BellRing } from 'lucide-react';
import { paths } from '../../../platform/pages/paths.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { usePreferences, useSavePreferences } from './preferences.data.ts';

/** Asked once, with a user's first slot: how check-in and room notices should reach them. */
export function ReachQuestion() {
  const { data } = usePreferences();
  const save = useSavePreferences();
  if (data?.isChosen !== false) return null;
  return (
    <aside
      aria-label={t`How you are reached`}
      className="mt-4 border-l-4 border-line bg-ground py-3 pr-3 pl-4"
    >
      <p className="flex items-center gap-3 font-strong">
        <BellRing size={20} className="shrink-0 text-quiet" />
        {t`Where should we reach you?`}
      </p>
      <p className="mt-1 text-small text-quiet">
        {t`Check-in and room come on this device or by Discord, if you like; else we mail you when you have to act.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton size="small" to={paths.account('notices')}>
          {t`Choose`}
        </LinkButton>
        <Button size="small" busy={save.isPending} onClick={() => save.mutate(data.data)}>
          {t`Mail is fine`}
        </Button>
      </div>
    </aside>
  );
}
