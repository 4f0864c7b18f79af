import { t } from '@lingui/core/macro';
import { Copy } from 'lucide-react';
import { copyText } from '../../ui/feedback/copy-text.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';

/** Shown once: the server stores only hashes. */
export function RecoveryCodesDialog(props: { codes: string[] | null; onClose: () => void }) {
  const codes = props.codes ?? [];
  const copy = () =>
    copyText(codes.join('\n'), {
      done: t`Copied.`,
      failed: t`This browser does not let us copy. Select the codes and copy them yourself.`,
    });
  return (
    <Dialog
      open={props.codes !== null}
      onClose={props.onClose}
      keepOpenOutside
      title={t`Keep your recovery codes`}
      description={t`Each gets you in once if your phone is lost. Write them down or keep them in a password manager: we show them only now.`}
      actions={
        <>
          <Button icon={<Copy size={18} />} onClick={() => void copy()}>{t`Copy all`}</Button>
          <Button variant="main" onClick={props.onClose}>{t`I have kept them`}</Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone they are longer than the dialog, and a keyboard reads on. */}
      <section aria-label={t`Recovery codes`} tabIndex={0}>
        <ul className="grid gap-2 bg-sunken p-4 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-mono text-small tabular-nums select-all">
              {code}
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
