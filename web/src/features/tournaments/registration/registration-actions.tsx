import { t } from '@lingui/core/macro';
import { declarationsOf } from '@one-dream/contract/features/tournaments/tournaments.declarations.ts';
import type { DeclarationKind } from '@one-dream/contract/features/tournaments/tournaments.ts';
import { registrationTexts } from '@one-dream/contract/features/tournaments/tournaments.values.ts';
import { useId, useLayoutEffect, useRef } from 'react';
import { translateEnglish } from '../../../platform/translate.ts';
import { translateText } from '../../../platform/translate-text.ts';
import { confirmQuestion } from '../../../ui/feedback/confirm-dialog.tsx';
import { lazyComponent, usePreload } from '../../../ui/feedback/lazy-component.ts';
import { LazyDialog } from '../../../ui/feedback/lazy-dialog.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { FootBar } from './foot-bar.tsx';
import type { RegistrationNews } from './registration-dialogs.tsx';
import type { Registration } from './use-registration.ts';

const entering: readonly string[] = ['register', 'join-waitlist', 'claim'];

/** Declarations for the whole squad; renders nothing if none are required. */
function Declarations({ registration }: { registration: Registration }) {
  const { tournament, state, declared, setDeclared } = registration;
  const fields = useRef<HTMLFieldSetElement>(null);
  // They may have been ticked before hydration.
  useLayoutEffect(() => {
    const ticked = fields.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    setDeclared([...ticked].map(({ value }) => value as DeclarationKind));
  }, [setDeclared]);
  const asked = declarationsOf(tournament.eligibility);
  if (asked.length === 0 || !state.isEnabled || !entering.includes(state.action)) return null;
  return (
    <fieldset ref={fields} className="mb-1">
      <legend className="mb-2 font-strong">{t`For your whole squad`}</legend>
      <div className="grid gap-1">
        {asked.map(({ kind, text }) => (
          <CheckboxField
            key={kind}
            value={kind}
            checked={declared.includes(kind)}
            onChange={(event) =>
              setDeclared(
                event.target.checked
                  ? [...declared, kind]
                  : declared.filter((other) => other !== kind),
              )
            }
            label={translateText(text)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const registrationDialogs = lazyComponent(
  async () => (await import('./registration-dialogs.tsx')).RegistrationDialogs,
);

const alsoWords = () =>
  ({
    cancel: t`Cancel Slot`,
    'leave-waitlist': t`Leave the waitlist`,
    'ask-to-withdraw': t`Ask to withdraw`,
  }) as const;

/** The registration card's button, secondary action and confirmations. */
export function RegistrationActions({ registration }: { registration: Registration }) {
  const { state } = registration;
  const noteId = useId();
  const note = state.note && (
    <p id={noteId} className="text-small text-quiet wrap-anywhere">
      {state.note}
    </p>
  );
  const also = state.also;
  return (
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      {state.action === 'wait' && (
        <SkeletonRows label={t`Looking for your team`} rows={['h-14', 'mt-3 h-5 w-4/5']} />
      )}
      <Declarations registration={registration} />
      <FootBar registration={registration} describedBy={state.note ? noteId : undefined} />
      {note}
      {also && (
        <Button
          wide
          variant={also === 'ask-to-withdraw' ? 'quiet' : 'danger'}
          onClick={registration.press[also]}
        >
          {alsoWords()[also]}
        </Button>
      )}
    </div>
  );
}

/** Outcome of a press. */
export function RegistrationNewsSlot({ registration }: { registration: Registration }) {
  const { state, news, closeNews } = registration;
  // Most visitors never open one of them.
  const mayAnswer =
    state.also !== undefined || !['wait', 'none', 'login', 'create-team'].includes(state.action);
  usePreload(registrationDialogs, mayAnswer);
  usePreload(confirmQuestion, mayAnswer);
  if (!news) return null;
  return (
    <LazyDialog dialog={registrationDialogs} open onClose={closeNews} {...inShort(news)}>
      {(RegistrationDialogs) => (
        <RegistrationDialogs
          news={news}
          isCancelling={registration.isLeaving}
          onConfirmCancel={registration.confirmOut}
          onClose={closeNews}
        />
      )}
    </LazyDialog>
  );
}

/** The dialogs' text as a toast, if their code cannot be loaded. */
function inShort(news: RegistrationNews): { title: string; text?: string } {
  switch (news.kind) {
    case 'registered':
      return {
        title: translateEnglish(registrationTexts.registeredTitle),
        text: t`${translateEnglish(registrationTexts.registeredText)} Slot ${news.slot} is yours.`,
      };
    case 'failed':
      return { title: translateEnglish(registrationTexts.failedTitle), text: news.message };
    case 'cancel-asked':
      return { title: t`Give your slot back?` };
    case 'leave-asked':
      return { title: t`Leave the waitlist?` };
    case 'withdraw-asked':
      return { title: t`Ask to withdraw` };
    case 'cancel-failed':
      return { title: translateEnglish(registrationTexts.errorTitle), text: news.message };
  }
}
