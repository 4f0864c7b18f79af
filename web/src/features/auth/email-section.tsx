import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { useSession } from '../../platform/session.tsx';
import { useCall } from '../../platform/use-write.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';

/** The account's mail address, and another one for it. */
export function EmailSection() {
  const { user } = useSession();
  const [email, setEmail] = useState('');
  const change = useCall({}, '/user/email/change');
  if (!user) return null;
  return (
    <Panel as="section" aria-labelledby="email">
      <Heading level={2} id="email">{t`Email address`}</Heading>
      <p className="mt-2 wrap-anywhere">{user.email}</p>
      <p className="mt-2 text-quiet">{t`We mail a link to the new address. The old one gets a mail, too: its link undoes the change for seven days.`}</p>
      <form
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(
            { email },
            {
              onSuccess: ({ message }) => {
                toast.good(message);
                setEmail('');
              },
            },
          );
        }}
      >
        <TextField
          label={t`New email address`}
          type="email"
          autoComplete="email"
          value={email}
          error={change.isError ? messageOf(change.error) : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button
          type="submit"
          variant="quiet"
          busy={change.isPending}
          className="justify-self-start"
        >
          {t`Change the address`}
        </Button>
      </form>
    </Panel>
  );
}
