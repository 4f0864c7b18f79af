import { t } from '@lingui/core/macro';
import type { DiscordCheck } from '@one-dream/contract/features/discord/discord.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { waitOf } from '../../../platform/failure-of.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Waiting } from '../../../ui/list/waiting.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { discordSetup, useRegisterCommands } from './discord-setup.admin.data.ts';

const parts = () =>
  [
    ['key', t`Key`],
    ['bot', t`Bot`],
    ['permissions', t`Permissions`],
    ['channels', t`Channels`],
    ['commands', t`Commands`],
  ] as const;

/** State of the Discord set-up, remedies for its problems, and re-registration of commands. */
export function DiscordSetup() {
  const query = useQuery(discordSetup);
  const register = useRegisterCommands();
  if (!query.data)
    return (
      <Waiting
        {...waitOf(query)}
        title={t`Discord could not be checked`}
        label={t`Asking Discord`}
        className="grid gap-3"
        rows={['h-16', 'h-16', 'h-16']}
      />
    );
  const { data } = query;
  return (
    <section aria-label={t`Discord`}>
      <Heading level={2}>{t`Discord`}</Heading>
      <p className="mt-2 text-quiet">{t`What players press and type in your server reaches the site, and news from the site is posted there.`}</p>
      <ul className="mt-4 grid gap-2">
        {parts().map(([name, title]) => (
          <Part key={name} title={title} check={data[name]} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="quiet"
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >{t`Look again`}</Button>
        <Button
          variant={data.commands.ok ? 'quiet' : 'main'}
          busy={register.isPending}
          onClick={() => register.mutate()}
        >{t`Register the commands again`}</Button>
      </div>
    </section>
  );
}

function Part({ title, check }: { title: string; check: DiscordCheck }) {
  const Mark = check.ok ? CircleCheck : CircleAlert;
  return (
    <li className="flex gap-3 border border-line p-4">
      <Mark
        aria-label={check.ok ? t`Right` : t`Not right yet`}
        role="img"
        size={22}
        className={`shrink-0 ${check.ok ? 'text-opened' : 'text-flare'}`}
      />
      <span className="min-w-0">
        <span className="block font-strong">{title}</span>
        <span className="block text-small text-quiet wrap-anywhere">{check.say}</span>
      </span>
    </li>
  );
}
