import { t } from '@lingui/core/macro';
import type { Dashboard } from '@one-dream/contract/features/dashboard/dashboard.ts';
import { Images, type LucideIcon, MessagesSquare, Trophy, Users } from 'lucide-react';
import { Panel } from '../../ui/list/panel.tsx';

export function CountCards({ dashboard }: { dashboard: Dashboard }) {
  const { users, tournaments, posters, chatMembers } = dashboard;
  return (
    <dl className="grid grid-cols-2 gap-3 max-sm:grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] lg:gap-5 xl:grid-cols-4">
      <Card icon={Users} label={t`Total Users`} {...ofCount(users)} />
      <Card icon={Trophy} label={t`Tournaments`} {...ofCount(tournaments)} />
      <Card icon={Images} label={t`Posters`} {...ofCount(posters)} />
      {chatMembers && (
        <Card icon={MessagesSquare} label={t`Chat Members`} {...ofChat(chatMembers)} />
      )}
    </dl>
  );
}

function Card(props: {
  icon: LucideIcon;
  label: string;
  value: string;
  note: string;
  isGrowing?: boolean;
}) {
  const { icon: Icon } = props;
  return (
    <Panel padding="bare" className="flex flex-col p-4 lg:p-5">
      <dt className="flex items-center gap-2 font-display text-label font-medium tracking-[0.06em] text-quiet">
        <Icon size={18} className="shrink-0 max-sm:hidden" />
        {props.label}
      </dt>
      <dd className="mt-3 font-display text-headline font-heavy tabular-nums">{props.value}</dd>
      <dd className={`mt-1 text-small ${props.isGrowing ? 'text-opened' : 'text-quiet'}`}>
        {props.note}
      </dd>
    </Panel>
  );
}

function ofCount({ total, weeklyChange }: { total: number; weeklyChange: number }) {
  return { value: total.toLocaleString('en-IN'), ...ofChange(weeklyChange) };
}

function ofChat({ text, isLive, weeklyChange }: NonNullable<Dashboard['chatMembers']>) {
  if (weeklyChange !== null) return { value: text, ...ofChange(weeklyChange) };
  const note = isLive ? t`Counted on Discord just now` : t`As configured: no bot counts them`;
  return { value: text, note };
}

/** Members can leave a chat community; accounts and tournaments are counted by creation date. */
function ofChange(weeklyChange: number) {
  const sign = weeklyChange > 0 ? '+' : '−';
  return {
    note:
      weeklyChange === 0
        ? t`None new this week`
        : t`${sign}${Math.abs(weeklyChange).toLocaleString('en-IN')} this week`,
    isGrowing: weeklyChange > 0,
  };
}
