import { t } from '@lingui/core/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import { Copy } from 'lucide-react';
import { istOf } from '../../platform/ist.ts';
import { paths } from '../../platform/pages/paths.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { Button } from '../../ui/form/button.tsx';
import { Section } from '../../ui/list/section.tsx';
import { ShareButtonBlock } from '../sharing/share-button-block.tsx';
import { matchTitle } from './match-names.ts';
import type { MatchAnswer } from './matches.data.ts';

/** Slots of the room, as rows and as a text for the chat. */
export function LobbyList({ answer }: { answer: MatchAnswer }) {
  const { match, slots, mine, slotText } = answer;
  if (slots.length === 0) {
    return (
      <Section title={t`Slot list`}>
        <p className="border border-dashed border-line p-5 text-quiet">{t`Not out yet. It comes once check-in has closed and the lobby is drawn.`}</p>
      </Section>
    );
  }
  return (
    <Section
      title={t`Slot list`}
      aside={
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon={<Copy size={18} />}
            onClick={() => void copy(slotText)}
          >{t`Copy`}</Button>
          <ShareButtonBlock
            words={t`Slot list: ${matchTitle(match)}, ${match.map}`}
            path={paths.match(match._id)}
            pictures={[{ view: 'slots', id: match._id, label: t`Slot list` }]}
          />
        </span>
      }
    >
      <ol className="border-t border-line">
        {slots.map((slot) => {
          const isOwn = slot.entryId === mine?.entryId;
          return (
            <li
              key={slot.entryId}
              className={classNames(
                'flex min-h-12 items-center gap-3 border-b border-line py-1 pr-2',
                isOwn && 'bg-raised shadow-[inset_4px_0_var(--color-flare)]',
              )}
            >
              <span className="w-12 shrink-0 text-center font-display text-title font-heavy tabular-nums text-quiet">
                <span className="visually-hidden">{t`Slot`} </span>
                {slot.roomSlot}
              </span>
              <Avatar kind="team" name={slot.name} src={imageUrl(slot.logo, 80)} size={32} />
              <span className="line-clamp-2 min-w-0 flex-1 leading-5 wrap-anywhere">
                {slot.name}
              </span>
              {match.groups.length > 1 && (
                <span className="shrink-0 text-small text-quiet">{slot.group}</span>
              )}
              {isOwn && <span className="shrink-0 text-small font-strong">{t`You`}</span>}
            </li>
          );
        })}
      </ol>
      <p className="mt-2 text-small text-quiet">{t`Updated ${istOf(match.slotsChangedAt)}`}</p>
    </Section>
  );
}

const copy = (text: string) =>
  copyText(text, {
    done: t`Slot list copied.`,
    failed: t`Your browser could not copy the slot list.`,
  });
