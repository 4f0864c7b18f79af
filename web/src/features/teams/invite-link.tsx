import { t } from '@lingui/core/macro';
import { chatName } from '@one-dream/contract/chat-name.ts';
import { QrCode, RefreshCw, Share2 } from 'lucide-react';
import { useIsHydrated } from '../../platform/use-is-hydrated.ts';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx';
import { copyText, shareBySystem } from '../../ui/feedback/copy-text.ts';
import { DialogButton } from '../../ui/feedback/dialog-button.tsx';
import { lazyComponent } from '../../ui/feedback/lazy-component.ts';
import { Button } from '../../ui/form/button.tsx';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { inviteMessage, whatsAppAddress } from './invite-words.ts';
import { useResetInvite } from './teams.data.ts';

const inviteQrDialog = lazyComponent(
  async () => (await import('./invite-qr-dialog.tsx')).InviteQrDialog,
);

/** The invite link: to copy, share or replace. */
export function InviteLink(props: { url: string; teamId: string; teamName: string }) {
  const { url } = props;
  const isHydrated = useIsHydrated();
  const text = inviteMessage(props);
  return (
    <div className="mt-5 border-t border-line pt-5">
      <CopyField label={t`Team Invite Link`} value={url} />
      <div className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <LinkButton
          to={whatsAppAddress(text)}
          size="small"
          icon={<BrandIcon brand="whatsapp" size={18} />}
        >{t`WhatsApp`}</LinkButton>
        <Button
          size="small"
          icon={<BrandIcon brand="discord" size={18} />}
          onClick={() => void copyForDiscord(text)}
        >{t`Discord`}</Button>
        <DialogButton
          dialog={inviteQrDialog}
          given={{ url, teamName: props.teamName }}
          title={t`Scan to join`}
          text={t`The invite link on this page works just as well.`}
          size="small"
          icon={<QrCode size={18} />}
        >{t`QR Code`}</DialogButton>
        {isHydrated && 'share' in navigator && (
          <Button
            size="small"
            icon={<Share2 size={18} />}
            onClick={() => void share({ team: chatName(props.teamName), url })}
          >{t`Share`}</Button>
        )}
        <ResetLink teamId={props.teamId} />
      </div>
    </div>
  );
}

/** Discord has no share URL: the message is copied for pasting into a chat. */
const copyForDiscord = (text: string) =>
  copyText(text, {
    done: t`Message copied. Paste it into a Discord chat.`,
    failed: t`Your browser could not copy the message. Copy the link above instead.`,
  });

const share = ({ team, url }: { team: string; url: string }) =>
  shareBySystem(
    { text: t`Join my team ${team}`, url },
    t`Your browser could not share the link. Copy it instead.`,
  );

function ResetLink({ teamId }: { teamId: string }) {
  const reset = useResetInvite();
  return (
    <ConfirmButton
      size="small"
      icon={<RefreshCw size={18} />}
      question={{
        title: t`Make a new invite link?`,
        text: t`The old link stops working at once, also for those who have it and did not join yet.`,
        confirmText: t`Reset Link`,
        busy: reset.isPending,
        busyText: t`Resetting...`,
      }}
      onConfirm={(close) => reset.mutate({ teamId }, { onSettled: close })}
    >{t`Reset Link`}</ConfirmButton>
  );
}
