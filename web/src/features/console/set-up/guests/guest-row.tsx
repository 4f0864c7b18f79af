import { plural, t } from '@lingui/core/macro';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { clockOf, istOf } from '../../../../platform/ist.ts';
import { serverNow } from '../../../../platform/server-clock.ts';
import { BrandIcon } from '../../../../ui/art/brand-icon.tsx';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx';
import { copyText } from '../../../../ui/feedback/copy-text.ts';
import { buttonClasses } from '../../../../ui/form/button-variants.ts';
import { Menu } from '../../../../ui/list/menu.tsx';
import { useServed } from '../../../duties/served.data.ts';
import { useConsoleCall } from '../../console.data.ts';
import { StateWord } from '../../state-word.tsx';
import { GuestAsks } from './guest-asks.tsx';
import { guestMessage, whatsAppLink } from './guest-message.ts';
import type { ListedGuest } from './import.data.ts';

/** A link used on more devices than a squad has was probably shared. */
const manyDevices = 3;

export function GuestRow({ guest }: { guest: ListedGuest }) {
  const { tournament } = useServed();
  const renew = useConsoleCall('/guests/link/{entryId}');
  const revoke = useConsoleCall('/guests/unlink/{entryId}');
  const open = useConsoleCall('/guests/open/{entryId}');
  const [isAsking, setAsking] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const { entryId, name, link, captain, players, devices, claimed } = guest;
  const text = guestMessage(guest, tournament.title);
  const now = serverNow();
  const resting = devices.find(({ restsUntil }) => restsUntil && Date.parse(restsUntil) > now);
  const wrong = devices.reduce((sum, { wrongIds }) => sum + wrongIds, 0);
  const end = isTaking ? revoke : renew;
  function ask(about: { isTaking: boolean }): void {
    setTaking(about.isTaking);
    setAsking(true);
  }
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <span className="w-9 shrink-0 text-right font-display text-title font-medium tabular-nums text-quiet">
        {guest.slot ?? guest.place ?? '–'}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-strong wrap-anywhere">{name}</span>
        <span className="flex flex-wrap gap-x-3 text-small text-quiet">
          <StateWord state={guest.state} />
          {captain.name && <span>{t`Captain ${captain.name}`}</span>}
          {players.ready < players.needed && (
            <span className="text-live">{t`${players.ready} of ${players.needed} game IDs`}</span>
          )}
          {claimed && <span>{t`claimed by ${claimed.by}`}</span>}
          {link === null && !claimed && <span>{t`no link`}</span>}
          {devices.length > 0 && (
            <span
              className={devices.length > manyDevices ? 'text-live' : undefined}
              title={devices.map((one) => `${one.name}, ${clockOf(one.lastAt)}`).join('\n')}
            >
              {plural(devices.length, { one: 'opened on # device', other: 'opened on # devices' })}
            </span>
          )}
          {wrong > 0 && (
            <span className="text-closed">
              {plural(wrong, { one: '# wrong game ID', other: '# wrong game IDs' })}
            </span>
          )}
          {guest.rests && <span className="text-closed">{t`link locked`}</span>}
          {resting?.restsUntil && (
            <span className="text-closed">{t`a device is locked until ${istOf(resting.restsUntil)}`}</span>
          )}
        </span>
      </span>
      <GuestAsks guest={guest} />
      {link && (
        <a
          href={whatsAppLink(captain.phone, text)}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Send the link of ${name} by WhatsApp`}
          className={buttonClasses({ size: 'small' })}
        >
          <BrandIcon brand="whatsapp" />
          <span className="max-sm:hidden">{t`Send`}</span>
        </a>
      )}
      {!claimed && (
        <Menu
          label={t`More for ${name}`}
          trigger={<EllipsisVertical size={18} />}
          triggerClassName="grid size-11 place-items-center text-quiet hover:text-bright"
          items={[
            ...(link
              ? [
                  {
                    text: t`Copy the link`,
                    onSelect: () =>
                      void copyText(text, {
                        done: t`The link is copied.`,
                        failed: t`Your browser could not copy it.`,
                      }),
                  },
                ]
              : []),
            ...(guest.rests
              ? [{ text: t`Open the link again`, onSelect: () => open.mutate({ entryId }) }]
              : []),
            {
              text: t`Make a new link`,
              onSelect: () => (link ? ask({ isTaking: false }) : renew.mutate({ entryId })),
            },
            ...(link
              ? [{ text: t`Take the link back`, onSelect: () => ask({ isTaking: true }) }]
              : []),
          ]}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isTaking ? t`Take the link of ${name} back?` : t`Make a new link for ${name}?`}
        confirmText={isTaking ? t`Take the link back` : t`Make a new link`}
        busy={end.isPending}
        onConfirm={() => end.mutate({ entryId }, { onSettled: () => setAsking(false) })}
      >
        {isTaking
          ? t`It stops working at once, on every device that opened it.`
          : t`The old one stops working at once, on every device that opened it. Send the new one.`}
      </ConfirmDialog>
    </li>
  );
}
