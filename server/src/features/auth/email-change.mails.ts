import { spokenTo } from '@one-dream/contract/languages.ts';
import { pathTo } from '@one-dream/contract/pages.ts';
import * as z from 'zod/mini';
import { defineJob, type PayloadOf } from '../../platform/jobs/define-job.ts';
import type { MailDraft } from '../../platform/mail/mail-draft.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Outcome } from '../../platform/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashSecret, newSecret } from '../../platform/secrets.ts';
import { recordMailOutcome } from '../mail-delivery/mail-refusals.actions.ts';
import { getUser, readLanguageOf } from '../users/users.actions.ts';
import * as queries from './email-change.queries.ts';
import { emailChangeTexts as texts } from './email-change.texts.ts';

/** Mails about a change of address: to the new address, to confirm it, and to the old one, to undo it. */
export const emailChangeJob = defineJob({
  name: 'email-change-mail',
  schema: z.object({
    mail: z.enum(['confirm', 'asked', 'changed', 'undo']),
    changeId: z.string(),
  }),
});
type Job = PayloadOf<typeof emailChangeJob>;

export function handleEmailChanges(platform: Platform): void {
  platform.jobs.handle(emailChangeJob, (job) => mail(platform, job));
}

async function mail(platform: Platform, { mail: kind, changeId }: Job): Promise<Outcome> {
  const secret = newSecret();
  const hash = hashSecret(secret);
  const links = { confirm: 'confirm_hash', undo: 'undo_hash' } as const;
  const change =
    kind === 'confirm' || kind === 'undo'
      ? await queries.armEmailChange(platform.db, { id: changeId, link: links[kind], hash })
      : await queries.findEmailChange(platform.db, changeId);
  // Replaced by a newer request, undone, or the account is gone.
  if (!change || change.undone_at || (kind === 'confirm' && change.changed_at))
    return { kind: 'ok' };
  const { old_email: old, new_email: fresh } = change;
  const to = kind === 'confirm' || kind === 'changed' ? fresh : old;
  const url = (query: string) => `${platform.publicUrl}${pathTo('changeEmail')}?${query}=${secret}`;
  const security = `${platform.publicUrl}${pathTo('account', { tab: 'security' })}`;
  const { name } = await getUser(platform.db, change.user_id);
  const letters: Record<Job['mail'], MailDraft> = {
    confirm: {
      name,
      title: texts.confirm,
      preview: texts.confirmAfter,
      lead: [texts.confirmLead({ old })],
      action: { label: texts.confirmButton, url: url('token') },
      after: [texts.confirmAfter],
    },
    asked: {
      name,
      title: texts.asked,
      preview: texts.askedPreview,
      lead: [texts.askedLead({ email: fresh }), texts.askedHow],
      action: { label: texts.securityButton, url: security },
    },
    changed: {
      name,
      title: texts.changed,
      preview: texts.changedLead({ old }),
      lead: [texts.changedLead({ old })],
      action: { label: texts.securityButton, url: security },
    },
    undo: {
      name,
      title: texts.changed,
      preview: texts.undoPreview,
      lead: [texts.undoLead({ email: fresh })],
      action: { label: texts.undoButton, url: url('undo') },
      after: [texts.undoAfter],
    },
  };
  const language = spokenTo((await readLanguageOf(platform.db, change.user_id)) ?? undefined);
  const outcome = await sendMail(platform, { to, language, write: () => letters[kind] });
  return recordMailOutcome(platform, { email: to, outcome });
}
