import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useSearchParams } from 'react-router';
import { GoTo } from '../../../platform/pages/go-to.tsx';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { useSession } from '../../../platform/session.tsx';
import { useCall } from '../../../platform/use-write.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { AuthNotice } from '../auth-notice.tsx';

export const meta = metaOf(pages.changeEmail);

/** Target of the links that go to the new address, and to the old one to undo it. */
export default function ChangeEmailPage() {
  const [query] = useSearchParams();
  const undo = query.get('undo');
  const token = undo ?? query.get('token');
  return token ? <Asked token={token} isUndo={undo !== null} /> : <GoTo to={paths.home()} />;
}

/** Waits for a press: mail scanners open links. */
function Asked({ token, isUndo }: { token: string; isUndo: boolean }) {
  const confirm = useCall({}, '/auth/email/confirm');
  const undo = useCall({}, '/auth/email/undo');
  const { refresh } = useSession();
  const call = isUndo ? undo : confirm;
  const press = () => call.mutate({ token }, { onSuccess: () => void refresh() });
  if (call.isSuccess)
    return (
      <AuthNotice
        title={call.data.message}
        actions={
          <LinkButton variant="main" to={isUndo ? paths.login() : paths.account('security')}>
            {isUndo ? t`Go to login` : t`Go on`}
          </LinkButton>
        }
      />
    );
  if (call.isError)
    return (
      <AuthNotice
        isRefusal
        title={messageOf(call.error)}
        actions={
          <>
            <Button variant="main" onClick={press}>{t`Try again`}</Button>
            <LinkButton variant="quiet" to={paths.home()}>{t`Go home`}</LinkButton>
          </>
        }
      />
    );
  return (
    <AuthNotice
      title={isUndo ? t`Was this not you?` : t`Is this your address?`}
      text={
        isUndo
          ? t`One press brings your old address back and signs everybody out.`
          : t`One press gives your account this address.`
      }
      actions={
        <Button variant="main" busy={call.isPending} onClick={press}>
          {isUndo ? t`Undo the change` : t`Confirm the address`}
        </Button>
      }
    />
  );
}
