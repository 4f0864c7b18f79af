import { t } from '@lingui/core/macro';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
import { useEditedItem } from '../../../ui/admin/use-edited-item.ts';
import { Button } from '../../../ui/form/button.tsx';
import { LinkButton } from '../../../ui/form/link-button.tsx';
import { PosterForm } from '../admin/poster-form.tsx';
import { allPosters } from '../admin/posters.admin.data.ts';
import { YourPosters } from '../admin/your-posters.tsx';

export const meta = metaOf(adminPages.posters);

/** The address decides whether the form creates or edits: see `adminPaths.posters`. */
export default function AdminPostersPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);
  const [saved, setSaved] = useState(0);
  const posters = useQuery(allPosters);
  const edited = params.get('edit');
  const existing = useEditedItem(posters.data, edited);
  const toForm = () => {
    form.current?.scrollIntoView();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus());
  };
  const close = () => {
    if (edited) void navigate(adminPaths.posters());
  };
  const begin = useEffectEvent(toForm);
  useEffect(() => {
    if (existing?._id) begin();
  }, [existing?._id]);
  return (
    <>
      <PageHead
        title={t`Featured`}
        text={t`The slides at the top of the home page.`}
        actions={
          <>
            <LinkButton
              to={paths.home()}
              size="small"
              icon={<ExternalLink size={18} />}
            >{t`View on site`}</LinkButton>
            <Button
              size="small"
              icon={<Plus size={18} />}
              onClick={toForm}
            >{t`Create a poster`}</Button>
          </>
        }
      />
      <YourPosters
        onEdit={({ _id }) => {
          if (_id === edited) toForm();
          else void navigate(adminPaths.posters({ edit: _id }));
        }}
        onDeleted={({ _id }) => {
          if (_id === edited) close();
        }}
      />
      <div ref={form} className="mt-10 scroll-mt-20 lg:scroll-mt-4">
        {(existing || !posters.isPending || !edited) && (
          <PosterForm
            // Resets the form after saving.
            key={`${existing?._id} ${saved}`}
            existing={existing}
            onReload={async () => (await posters.refetch()).data?.find(({ _id }) => _id === edited)}
            onCancel={close}
            onSaved={() => {
              setSaved((count) => count + 1);
              close();
            }}
          />
        )}
      </div>
    </>
  );
}
