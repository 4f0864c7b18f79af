import { t } from '@lingui/core/macro';
import { imageAccept } from '@one-dream/contract/images.ts';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '../../platform/refusal.ts';
import { Button } from '../../ui/form/button.tsx';
import { useAttachScreenshot } from './matches.data.ts';

/** Upload of the leader's picture of the result screen, from the phone's gallery; a new one replaces it. */
export function AttachScreenshot({ matchId, isQuiet }: { matchId: string; isQuiet?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const attach = useAttachScreenshot(matchId);

  function send(file: File | undefined) {
    if (!file) return;
    attach.mutate(file);
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={imageAccept}
        aria-label={t`Result screenshot`}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => {
          send(event.target.files?.[0]);
          // Allows choosing the same picture again after a refusal.
          event.target.value = '';
        }}
      />
      <Button
        variant={isQuiet ? 'quiet' : 'main'}
        size={isQuiet ? 'normal' : 'large'}
        wide
        icon={<ImageUp aria-hidden="true" size={20} />}
        busy={attach.isPending}
        busyText={t`Sending...`}
        onClick={() => input.current?.click()}
      >
        {attach.isSuccess ? t`Replace the screenshot` : t`Attach result screenshot`}
      </Button>
      {attach.isError && (
        <p role="alert" className="mt-2 border-l-4 border-closed bg-raised px-4 py-3">
          {messageOf(attach.error)}
        </p>
      )}
      {attach.isSuccess && (
        <p
          role="status"
          className="mt-2 text-small text-opened"
        >{t`The scorer has your screenshot.`}</p>
      )}
    </div>
  );
}
