import { t } from '@lingui/core/macro';
import {
  embedPath,
  type SharePart,
  type ShareShape,
  type ShareView,
  sharePicturePath,
  shareShapes,
  standingsFilePath,
} from '@one-dream/contract/features/sharing/sharing.values.ts';
import { shortPath } from '@one-dream/contract/short-paths.ts';
import { ChevronLeft, ChevronRight, Copy, Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { buttonClasses } from '../../ui/form/button-variants.ts';
import { CopyField } from '../../ui/form/copy-field.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Heading } from '../../ui/typography.tsx';
import { canSharePictures, copyTable, sharePicture, whatsAppLink } from './share-out.ts';

export interface SharedPicture extends SharePart {
  view: ShareView;
  /** ID of the match or tournament. */
  id: string;
  label: string;
  pages?: number;
}

export interface Shared {
  /** Text before the link in a chat: "Standings: Sunday Cup". */
  words: string;
  /** Path of the linked page. */
  path: string;
  /** The first is shown initially. */
  pictures: readonly SharedPicture[];
  /** Standings that can be downloaded as a table. */
  table?: ({ tournamentId: string } & SharePart) | undefined;
}

const shapeNames = (): Record<ShareShape, string> => ({
  portrait: t`Chats, 1080 × 1350`,
  wide: t`Screens, 1920 × 1080`,
});

/** Pictures, link and tables for sharing: the picture itself first where the system sends it, else WhatsApp. */
export function ShareDialog(props: Shared & { onClose: () => void }) {
  const { words, path, pictures, table, onClose } = props;
  const [chosen, choose] = useState(0);
  const [shape, setShape] = useState<ShareShape>('portrait');
  const [page, setPage] = useState(1);
  const picture = pictures[chosen];
  if (!picture) return null;
  const { label, pages = 1, ...asked } = picture;
  const source = sharePicturePath({ ...asked, shape, page });
  const link = location.origin + shortPath(path);
  const sendsPictures = canSharePictures();
  return (
    <Dialog onClose={onClose} title={t`Share`} size="wide">
      <div className="flex flex-col gap-5 pb-5">
        <div className={classNames('grid gap-4', pictures.length > 1 && 'sm:grid-cols-2')}>
          {pictures.length > 1 && (
            <SelectField
              label={t`Picture`}
              options={pictures.map((each, index) => ({ value: String(index), label: each.label }))}
              value={String(chosen)}
              onChange={(event) => {
                choose(Number(event.target.value));
                setPage(1);
              }}
            />
          )}
          <SelectField
            label={t`Shape`}
            options={Object.entries(shapeNames()).map(([value, name]) => ({ value, label: name }))}
            value={shape}
            onChange={(event) => setShape(event.target.value as ShareShape)}
          />
        </div>
        <Preview key={source} source={source} shape={shape} label={label} />
        {pages > 1 && (
          <p className="flex items-center justify-center gap-3">
            <IconButton
              label={t`Previous picture`}
              icon={<ChevronLeft size={20} />}
              disabled={page === 1}
              onClick={() => setPage(page - 1)}
            />
            <span className="tabular-nums">{t`${page} of ${pages}`}</span>
            <IconButton
              label={t`Next picture`}
              icon={<ChevronRight size={20} />}
              disabled={page === pages}
              onClick={() => setPage(page + 1)}
            />
          </p>
        )}
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {sendsPictures && (
            <Button
              variant="main"
              icon={<Share2 size={18} />}
              className="max-sm:col-span-2"
              onClick={() => void sharePicture({ source, words, link, name: picture.view })}
            >{t`Send picture`}</Button>
          )}
          <a
            href={whatsAppLink({ words, link })}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: sendsPictures ? 'quiet' : 'main' })}
          >
            <BrandIcon brand="whatsapp" />
            {t`WhatsApp`}
          </a>
          <a
            href={source}
            download={`${picture.view}-${shape}-${page}.png`}
            className={buttonClasses({})}
          >
            <Download size={18} />
            {t`Save picture`}
          </a>
        </div>
        <CopyField label={t`Link`} value={link} />
        {table && <TableLinks table={table} />}
      </div>
    </Dialog>
  );
}

/** Reserves the picture's place while it is rendered, and reports a failure. */
function Preview({ source, shape, label }: { source: string; shape: ShareShape; label: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { width, height } = shareShapes[shape];
  return (
    <div
      // On a phone the link and the buttons below it stay in view.
      className="relative mx-auto w-full max-w-105 border border-line bg-sunken max-sm:w-auto max-sm:h-[36dvh] max-sm:max-w-full"
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-busy={state === 'loading'}
    >
      {state === 'failed' ? (
        <p
          role="alert"
          className="grid size-full place-content-center p-6 text-center text-quiet"
        >{t`There is nothing to show in this picture yet.`}</p>
      ) : (
        <img
          src={source}
          width={width}
          height={height}
          alt={label}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className="block size-full"
        />
      )}
      {state === 'loading' && (
        <p className="absolute inset-0 grid place-content-center text-small text-quiet">{t`Drawing the picture …`}</p>
      )}
    </div>
  );
}

function TableLinks({ table }: { table: NonNullable<Shared['table']> }) {
  const embed = location.origin + embedPath(table);
  return (
    <section aria-label={t`As a table`} className="flex flex-col gap-3 border-t border-line pt-4">
      <Heading level={3}>{t`As a table`}</Heading>
      <div className="grid gap-3 sm:grid-cols-3">
        <Button
          icon={<Copy size={18} />}
          onClick={() => void copyTable(table)}
        >{t`Copy table`}</Button>
        <a
          href={standingsFilePath({ ...table, form: 'csv' })}
          download
          className={buttonClasses({})}
        >{t`CSV file`}</a>
        <a
          href={standingsFilePath({ ...table, form: 'json' })}
          target="_blank"
          rel="noopener"
          className={buttonClasses({})}
        >{t`JSON`}</a>
      </div>
      <CopyField
        label={t`For your own site`}
        value={`<iframe src="${embed}" title="Standings" width="100%" height="720" loading="lazy"></iframe>`}
      />
    </section>
  );
}
