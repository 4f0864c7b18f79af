import { t } from '@lingui/core/macro';
import { chatName } from '@one-dream/contract/chat-name.ts';
import {
  type SharePart,
  standingsFilePath,
} from '@one-dream/contract/features/sharing/sharing.values.ts';
import { copyText, shareBySystem } from '../../ui/feedback/copy-text.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Opens WhatsApp's choice of chats with text and link prefilled. */
export function whatsAppLink({ words, link }: { words: string; link: string }): string {
  return chatLink(`${chatName(words)}\n${link}`);
}

/** Like `whatsAppLink`, for a complete text. */
export function chatLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Whether the system can share pictures from a page: phones can, most desktops cannot. */
export function canSharePictures(): boolean {
  const probe = new File([], 'picture.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [probe] }) ?? false;
}

/** Shares the picture through the system's share sheet. */
export async function sharePicture({
  source,
  words,
  link,
  name,
}: {
  source: string;
  words: string;
  link: string;
  name: string;
}): Promise<void> {
  try {
    const answer = await fetch(source);
    if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
    const file = new File([await answer.blob()], `${name}.png`, { type: 'image/png' });
    await navigator.share({ files: [file], text: `${chatName(words)}\n${link}` });
  } catch (error) {
    // The user dismissed the system's share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error(error);
    toast.bad(t`The picture could not be sent. Save it and send it by hand.`);
  }
}

/** Shares a text with its picture through the system's share sheet. */
export const shareMessage = ({ text, picture }: { text: string; picture: File | undefined }) =>
  shareBySystem(
    { text, ...(picture && { files: [picture] }) },
    t`The message could not be sent. Copy it and send it by hand.`,
  );

/** Copies a text that stands beside the button. */
export const copyShown = (text: string) =>
  copyText(text, {
    done: t`Copied.`,
    failed: t`Your browser could not copy it. Select the text and copy it by hand.`,
  });

/** Copies the standings as cells for a spreadsheet. */
export async function copyTable(table: { tournamentId: string } & SharePart): Promise<void> {
  try {
    const answer = await fetch(standingsFilePath({ ...table, form: 'tsv' }));
    if (!answer.ok) throw new Error(`the table answered ${answer.status}`);
    await navigator.clipboard.writeText(await answer.text());
    toast.good(t`Table copied. Paste it into a spreadsheet.`);
  } catch (error) {
    console.error(error);
    toast.bad(t`Your browser could not copy the table. Download the CSV file instead.`);
  }
}
