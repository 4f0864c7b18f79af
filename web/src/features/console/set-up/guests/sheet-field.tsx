import { t } from '@lingui/core/macro';
import { longestSheet } from '@one-dream/contract/features/guests/guests.values.ts';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../../ui/form/button.tsx';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import type { SheetInput } from './import.data.ts';

interface SheetFieldProps {
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  error: string | null;
  onSheet: (sheet: SheetInput) => void;
}

/** Input for the cells: pasted ones are parsed at once, and a file can be dropped on it. */
export function SheetField({ text, onText, busy, error, onSheet }: SheetFieldProps) {
  const [isTooLarge, setTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > longestSheet);
    if (file.size <= longestSheet) onSheet(file);
  };
  return (
    <div className="mt-4">
      <TextAreaField
        label={t`Paste the teams`}
        hint={t`From Google Sheets, Excel, a form's answers or a chat. Headings included, if there are any.`}
        error={isTooLarge ? t`A sheet can have 1 MB at most.` : (error ?? undefined)}
        rows={6}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          // Pasted into an empty field it is the whole sheet; otherwise the user is still assembling it.
          if (text.trim() !== '' || pasted.trim() === '') return;
          event.preventDefault();
          onText(pasted);
          onSheet(pasted);
        }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="main"
          busy={busy}
          busyText={t`Reading...`}
          disabled={text.trim() === ''}
          onClick={() => onSheet(text)}
        >{t`Preview`}</Button>
        <Button
          icon={<FileUp size={18} />}
          disabled={busy}
          onClick={() => input.current?.click()}
        >{t`Choose a file`}</Button>
        <input
          ref={input}
          type="file"
          aria-label={t`CSV, TSV or XLSX`}
          accept=".csv,.tsv,.txt,.xlsx"
          hidden
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
