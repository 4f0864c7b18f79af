import { t } from '@lingui/core/macro';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../form/icon-button.tsx';
import { Dialog } from './dialog.tsx';

export type SheetAction = { text: string; danger?: boolean; onSelect: () => void };

/**
 * Actions for a row of a long list: at the bottom of a phone, centred on a desktop. A dropdown would be covered by the rows and
 * panels that follow.
 */
export function ActionSheet(props: {
  /** The row it acts on. */
  subject: string;
  actions: readonly SheetAction[];
  className?: string;
}) {
  const { subject, actions, className } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t`Options for ${subject}`}
        aria-haspopup="dialog"
        icon={<EllipsisVertical size={20} />}
        className={className ?? ''}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={subject}>
          <ul className="-mx-2 grid">
            {actions.map(({ text, danger, onSelect }) => (
              <li key={text}>
                <button
                  type="button"
                  onClick={() => {
                    setOpen(false);
                    onSelect();
                  }}
                  className={classNames(
                    'flex min-h-12 w-full items-center px-2 text-left transition-colors hover:bg-lifted focus-visible:-outline-offset-2',
                    danger && 'text-closed',
                  )}
                >
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
