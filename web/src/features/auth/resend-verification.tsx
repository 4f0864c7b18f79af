import { t } from '@lingui/core/macro';
import { useCall } from '../../platform/use-write.ts';
import { Button } from '../../ui/form/button.tsx';
import { MailBoxLink } from './mail-box-link.tsx';

/** For users who signed up but cannot find the mail. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useCall({}, '/auth/resend-verification', { email });
  return (
    <div className="grid gap-3">
      <Button
        wide
        busy={resend.isPending}
        busyText={t`Sending...`}
        onClick={() => !resend.isPending && resend.mutate({})}
      >{t`Send the mail again`}</Button>
      <p role="status" className="text-quiet empty:hidden">
        {resend.data?.message} {resend.data && <MailBoxLink to={email} />}
      </p>
    </div>
  );
}
