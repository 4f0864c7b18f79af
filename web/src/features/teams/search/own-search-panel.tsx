import { t } from '@lingui/core/macro';
import { type PreferredRole, preferredRoles } from '@one-dream/contract/features/users.values.ts';
import { searchTextMax } from '@one-dream/contract/limits.ts';
import type { FormEvent } from 'react';
import { paths } from '../../../app/paths.ts';
import { istShortDateOf } from '../../../platform/ist-date.ts';
import { useSubmission } from '../../../platform/use-submission.ts';
import { useTyped } from '../../../platform/use-typed.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { type OwnSearch, useEndSearch, usePostSearch } from './search.data.ts';

/** The advert of the viewer or their team: post, edit, withdraw. */
export function OwnSearchPanel({
  search,
  side,
}: {
  search: OwnSearch | null;
  side: 'leader' | 'player';
}) {
  const post = usePostSearch();
  const end = useEndSearch();
  const { submit, message, refusal, errorRef } = useSubmission();
  const { typed, keep, forget } = useTyped(`search ${side}`);
  const words = side === 'leader' ? forTeams() : forPlayers();

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const roles = values.getAll('role') as PreferredRole[];
    void submit(async () => {
      const answer = await post.mutateAsync({ text: String(values.get('text')), roles });
      forget();
      toast.good(answer.message);
    });
  }

  return (
    <Panel as="section" aria-labelledby="own-search">
      <Heading level={2} id="own-search">
        {words.title}
      </Heading>
      <p className="mt-1 text-small text-quiet">
        {search ? t`Listed until ${istShortDateOf(search.until)}.` : words.text}
      </p>
      <form onSubmit={send} onInput={keep} className="mt-4 flex flex-col gap-4">
        <TextAreaField
          name="text"
          label={t`In your words`}
          hint={words.hint}
          rows={3}
          maxLength={searchTextMax}
          defaultValue={typed.text ?? search?.text ?? ''}
        />
        {side === 'leader' && (
          <fieldset>
            <legend className="mb-1 font-display text-label font-medium tracking-wide">{t`Roles you look for`}</legend>
            {preferredRoles.map((role) => (
              <CheckboxField
                key={role}
                name="role"
                value={role}
                label={role}
                defaultChecked={search?.roles.includes(role)}
              />
            ))}
          </fieldset>
        )}
        <FormError ref={errorRef}>{message}</FormError>
        {refusal?.code === 'INGAME_INFO_MISSING' && (
          <LinkButton
            to={paths.profile(paths.findTeam())}
            variant="main"
          >{t`Fill in your in-game information`}</LinkButton>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={search ? 'quiet' : 'main'}
            busy={post.isPending}
            busyText={t`Saving...`}
          >
            {search ? t`Post it again` : words.action}
          </Button>
          {search && (
            <Button busy={end.isPending} onClick={() => end.mutate()}>{t`Take it back`}</Button>
          )}
        </div>
      </form>
    </Panel>
  );
}

const forTeams = () => ({
  title: t`Looking for players`,
  text: t`Players without a team see yours for 14 days and can ask to join.`,
  hint: t`When you play, which tier, what you expect.`,
  action: t`Show my team`,
});
const forPlayers = () => ({
  title: t`Looking for a team`,
  text: t`Leaders see you for 14 days and can ask you to join.`,
  hint: t`When you play, which tier, what you are good at.`,
  action: t`Show me`,
});
