import { emblemChoices } from '@one-dream/contract/emblem.ts';
import { gameFacts } from '@one-dream/contract/games.ts';
import { formatRupees } from '@one-dream/contract/rupees.ts';
import { MapArt } from '../../ui/art/map-art.tsx';

export type DrawnFrom = { title: string; prizePool: string };

/** The default banner: title and prize over one of the game's maps, always the same one for a title. */
export function DrawnBanner({ title, prizePool }: DrawnFrom) {
  const choose = emblemChoices(title);
  const { maps } = gameFacts.BGMI;
  const map = maps[choose(maps.length)]?.name ?? '';
  return (
    <div aria-hidden="true" className="@container relative size-full overflow-hidden text-left">
      <MapArt map={map} place={choose(4)} />
      <div className="absolute inset-0 flex items-end justify-between gap-4 bg-linear-to-t from-ground/90 to-transparent to-70% px-[4%] pb-[3%] @max-3xs:hidden">
        <span className="line-clamp-2 min-w-0 font-display text-[clamp(16px,6cqw,56px)] leading-none font-heavy uppercase wrap-anywhere">
          {title}
        </span>
        <span className="shrink-0 font-display text-[clamp(16px,5cqw,44px)] leading-none font-heavy text-flare tabular-nums">
          {formatRupees(prizePool)}
        </span>
      </div>
    </div>
  );
}
