import { t } from '@lingui/core/macro';
import { istShortDateOf } from '../../../platform/ist-date.ts';
import { Panel } from '../../../ui/list/panel.tsx';
import { Heading } from '../../../ui/typography.tsx';
import { OwnSearchForm } from './own-search-form.tsx';
import type { OwnSearch } from './search.data.ts';

/** The advert of the viewer or their team. */
export function OwnSearchPanel({
  search,
  side,
}: {
  search: OwnSearch | null;
  side: 'leader' | 'player';
}) {
  const { title, text, ...words } = side === 'leader' ? forTeams() : forPlayers();
  return (
    <Panel as="section" aria-labelledby="own-search">
      <Heading level={2} id="own-search">
        {title}
      </Heading>
      <p className="mt-1 mb-4 text-small text-quiet">
        {search ? t`Listed until ${istShortDateOf(search.until)}.` : text}
      </p>
      <OwnSearchForm search={search} side={side} {...words} />
    </Panel>
  );
}

const forTeams = () => ({
  title: t`Looking for players`,
  text: t`Players without a team see yours for 14 days and can ask to join.`,
  hint: t`When you play, which tier, what you expect.`,
  action: t`Show my team`,
});
const forPlayers = () => ({
  title: t`Looking for a team`,
  text: t`Leaders see you for 14 days and can ask you to join.`,
  hint: t`When you play, which tier, what you are good at.`,
  action: t`Show me`,
});
