import { t } from '@lingui/core/macro';
import {
  type PreferredRole,
  preferredRoles,
} from '@one-dream/contract/features/users/users.values.ts';
import { searchTextMax } from '@one-dream/contract/limits.ts';
import type { FormEvent } from 'react';
import { paths } from '../../../platform/pages/paths.ts';
import { useSubmission } from '../../../platform/use-submission.ts';
import { useTyped } from '../../../platform/use-typed.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import type { OwnSearch } from './search.data.ts';
import { useEndSearch, usePostSearch } from './search-calls.data.ts';

type OwnSearchFormProps = {
  search: OwnSearch | null;
  side: 'leader' | 'player';
  hint: string;
  /** On its button, the first time. */
  action: string;
};

/** Posts, edits and withdraws the advert. */
export function OwnSearchForm({ search, side, hint, action }: OwnSearchFormProps) {
  const post = usePostSearch();
  const end = useEndSearch();
  const { submit, message, refusal, errorRef } = useSubmission();
  const { typed, keep, forget } = useTyped(`search ${side}`);

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
    <form onSubmit={send} onInput={keep} className="flex flex-col gap-4">
      <TextAreaField
        name="text"
        label={t`In your words`}
        hint={hint}
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
          {search ? t`Post it again` : action}
        </Button>
        {search && (
          <Button busy={end.isPending} onClick={() => end.mutate()}>{t`Take it back`}</Button>
        )}
      </div>
    </form>
  );
}
