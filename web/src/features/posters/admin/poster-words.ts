import { t } from '@lingui/core/macro';
import type { StaffPoster } from '@one-dream/contract/features/posters/posters.ts';
import {
  type PosterState,
  posterStateOf,
} from '@one-dream/contract/features/posters/posters.values.ts';
import { istOf, nearDayOf } from '../../../platform/ist.ts';

export function nameOf({ text_one, text_two }: Pick<StaffPoster, 'text_one' | 'text_two'>): string {
  return text_two || text_one || t`Poster without a heading`;
}

/** Describes a poster's visibility and when it changes. @param now milliseconds */
export function showingOf(
  poster: Pick<StaffPoster, 'shownFrom' | 'shownUntil'>,
  now: number,
): { state: PosterState; word: string; until: string } {
  const { shownFrom, shownUntil } = poster;
  const at = (moment: string | null) =>
    moment ? `${nearDayOf(moment, now)}, ${istOf(moment)}` : '';
  const state = posterStateOf(poster, now);
  if (state === 'over') return { state, word: t`Over`, until: t`since ${at(shownUntil)}` };
  const until = shownUntil ? t`until ${at(shownUntil)}` : '';
  if (state === 'waiting') return { state, word: t`From ${at(shownFrom)}`, until };
  return { state, word: t`Shown now`, until };
}
