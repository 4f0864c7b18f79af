import { t } from '@lingui/core/macro';
import { adminPages } from '@one-dream/contract/pages.admin.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { adminPaths } from '../../../platform/pages/admin-paths.ts';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths } from '../../../platform/pages/paths.ts';
import { PageHead } from '../../../ui/admin/page-head.tsx';
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
  const posters = useQuery(allPosters).data;
  const existing = posters?.find(({ _id }) => _id === params.get('edit'));
  const toForm = () => {
    form.current?.scrollIntoView();
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input')?.focus());
  };
  const close = () => {
    if (existing) void navigate(adminPaths.posters());
  };
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
          void navigate(adminPaths.posters({ edit: _id }));
          toForm();
        }}
      />
      <div ref={form} className="mt-10 scroll-mt-20 lg:scroll-mt-4">
        <PosterForm
          // Resets the form after saving; an edited poster stays as opened, even if it changes meanwhile.
          key={`${existing?._id} ${saved}`}
          existing={existing}
          onCancel={close}
          onSaved={() => {
            setSaved((count) => count + 1);
            close();
          }}
        />
      </div>
    </>
  );
}
