import { t } from '@lingui/core/macro';
import { pathTo } from '@one-dream/contract/pages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/form/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { type GuestPageData, useClaim } from './guests.data.ts';

/** Claims the team for an account, with its results, prizes and sanctions. */
export function GuestClaim({ link, guest }: { link: string; guest: GuestPageData }) {
  const { user } = useSession();
  const claim = useClaim(link);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const isTaken = isRefusal(claim.error) && claim.error.code === 'TEAM_NAME_TAKEN';
  return (
    <section aria-label={t`Your own team`} className="mt-10 border-t border-line pt-6">
      <Heading level={2} size="title">{t`Is this your team?`}</Heading>
      <p className="mt-2 max-w-prose text-quiet">{t`Sign in and take ${guest.name} over: its results and prizes come along, your players join by an invite, and next time you register yourself.`}</p>
      {isTaken && (
        <TextField
          className="mt-4 max-w-md"
          label={t`Another name for your team`}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <FormError>{claim.error && messageOf(claim.error)}</FormError>
      {guest.claim === 'waits' ? (
        <p
          role="status"
          className="mt-4 border-l-4 border-live bg-raised px-4 py-3"
        >{t`Your claim waits for the host, as a prize of this team is due.`}</p>
      ) : guest.claim === 'refused' ? (
        <p className="mt-4 text-quiet">{t`Your host said no to your claim.`}</p>
      ) : user ? (
        <Button
          className="mt-4"
          busy={claim.isPending}
          onClick={() =>
            claim.mutate(isTaken ? name : undefined, {
              onSuccess: ({ data }) => {
                if (data) void navigate(paths.profile());
              },
            })
          }
        >{t`Claim this team`}</Button>
      ) : (
        <LinkButton
          className="mt-4"
          to={paths.login(pathTo('guest', { link }))}
        >{t`Sign in to claim it`}</LinkButton>
      )}
    </section>
  );
}
