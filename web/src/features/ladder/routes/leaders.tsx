import { recordPages } from '@one-dream/contract/pages.records.ts';
import { useSearchParams } from 'react-router';
import { metaOf } from '../../../platform/pages/page-meta.ts';
import { paths, withQuery } from '../../../platform/pages/paths.ts';
import { GoTo } from '../../../ui/go-to.tsx';

export const meta = metaOf(recordPages.leaders);

/** `/leaderboards` leads on to the months of the ladder. */
export default function LeadersPage() {
  const [params] = useSearchParams();
  return <GoTo to={withQuery(paths.ladder(), { view: 'month', ...Object.fromEntries(params) })} />;
}
