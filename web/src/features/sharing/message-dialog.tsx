import { t } from '@lingui/core/macro';
import type { MessagePhase } from '@one-dream/contract/features/sharing/sharing.values.ts';
import {
  languages,
  type OfferedLanguage,
  offeredLanguages,
} from '@one-dream/contract/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy, Send } from 'lucide-react';
import { useState } from 'react';
import { organisation } from '../../platform/organisation.ts';
import { messageOf as sentenceOf } from '../../platform/refusal.ts';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { buttonClasses } from '../../ui/form/button-variants.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { canSharePictures, chatLink, copyShown, shareMessage } from './share-out.ts';
import { messageOf, pictureFile } from './sharing.data.ts';

const phaseNames = (): Record<MessagePhase, string> => ({
  announced: t`Announcement`,
  open: t`Registration open`,
  closing: t`Closing soon`,
  checkIn: t`Check-in`,
  slots: t`Slot list`,
  room: t`Room is out`,
  delayed: t`Delayed`,
  results: t`Result`,
  standings: t`Standings`,
  winners: t`Winners`,
});

/** Text and picture for the group, sent with the system's share sheet. */
export function MessageDialog(props: { tournamentId: string; onClose: () => void }) {
  const { tournamentId, onClose } = props;
  const [phase, setPhase] = useState<MessagePhase>();
  const [language, setLanguage] = useState<OfferedLanguage>(organisation.language);
  const query = useQuery(messageOf({ tournamentId, phase, language }));
  const message = query.data;
  const picture = useQuery(pictureFile(message?.picture));
  return (
    <Dialog onClose={onClose} title={t`Message for the group`} size="wide">
      <div className="flex flex-col gap-4 pb-5">
        {query.isError && !message && (
          <EmptyState title={t`Nothing to send yet`} text={sentenceOf(query.error)} />
        )}
        {!message && query.isPending && (
          <SkeletonRows
            label={t`Writing the message`}
            className="grid gap-4"
            rows={['h-12', 'h-40']}
          />
        )}
        {message && (
          <>
            <div className="grid grid-cols-2 gap-3">
              <SelectField
                label={t`What`}
                options={message.phases.map((value) => ({ value, label: phaseNames()[value] }))}
                value={message.phase}
                onChange={(event) => setPhase(event.target.value as MessagePhase)}
              />
              <SelectField
                label={t`Language`}
                options={offeredLanguages.map((value) => ({
                  value,
                  label: languages[value].ownName,
                }))}
                value={language}
                onChange={(event) => setLanguage(event.target.value as OfferedLanguage)}
              />
            </div>
            <SendButtons
              text={message.text}
              picture={picture.data}
              isWaiting={query.isPlaceholderData || (picture.isLoading && message.picture !== null)}
            />
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
              <p
                lang={languages[language].tag}
                className="border border-line bg-sunken p-4 whitespace-pre-wrap wrap-anywhere"
              >
                {message.text}
              </p>
              {message.picture && !picture.isError && (
                <img
                  src={message.picture}
                  alt={t`Picture: ${phaseNames()[message.phase]}`}
                  className="max-h-80 w-full border border-line object-contain"
                />
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The system's share sheet if it accepts files, otherwise a WhatsApp link; copying always. */
function SendButtons(props: { text: string; picture: File | undefined; isWaiting: boolean }) {
  const { text, picture, isWaiting } = props;
  const canShare = canSharePictures();
  return (
    <div className="flex flex-wrap gap-3">
      {canShare && (
        <Button
          variant="main"
          icon={<Send size={18} />}
          busy={isWaiting}
          onClick={() => void shareMessage({ text, picture })}
        >{t`Send`}</Button>
      )}
      <a
        href={chatLink(text)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClasses({ variant: canShare ? 'quiet' : 'main' })}
      >
        <BrandIcon brand="whatsapp" />
        {t`WhatsApp`}
      </a>
      <Button icon={<Copy size={18} />} onClick={() => void copyShown(text)}>{t`Copy`}</Button>
    </div>
  );
}
