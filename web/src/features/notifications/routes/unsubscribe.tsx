import { t } from '@lingui/core/macro';
import { pages } from '@one-dream/contract/pages.ts';
import { useSearchParams } from 'react-router';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { messageOf } from '../../../platform/refusal.ts';
import { useCall } from '../../../platform/use-write.ts';
import { Button } from '../../../ui/form/button.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { Heading } from '../../../ui/typography.tsx';

export const meta = metaOf(pages.unsubscribe);

/** Target of the unsubscribe link in optional mail. Requires a press, as mail scanners open links, too. */
export default function UnsubscribePage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const end = useCall({ showsRefusal: true }, '/notify/unsubscribe', { token });
  return (
    <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col items-start justify-center py-16">
      <Heading level={1}>
        {end.isSuccess ? t`You will not get these mails any more` : t`Stop these mails?`}
      </Heading>
      <p role="status" className="mt-4 max-w-md text-lead text-quiet">
        {end.isSuccess
          ? end.data.message
          : t`Everything still shows under Alerts, and we still mail you about your account’s security.`}
      </p>
      <FormError>{end.error && messageOf(end.error)}</FormError>
      <div className="mt-8 flex flex-wrap gap-3">
        {!end.isSuccess && (
          <Button
            variant="main"
            busy={end.isPending}
            onClick={() => end.mutate({})}
          >{t`Stop these mails`}</Button>
        )}
        <LinkButton
          variant={end.isSuccess ? 'main' : 'quiet'}
          to={paths.profile()}
        >{t`Choose on your profile`}</LinkButton>
      </div>
    </div>
  );
}
