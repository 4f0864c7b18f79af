import type { ImageKind } from '../../server/src/platform/images/shapes.ts';
import type { Person, Squad } from '../demo-people.ts';
import type { PosterPlan } from '../posters.ts';
import type { TournamentPlan } from '../tournaments/tournament-plan.ts';

/** One picture of the demo organisation. */
export interface PicturePlan {
  kind: Exclude<ImageKind, 'notification'>;
  seed: number;
  variant: 0 | 1 | 2 | 3 | 4 | 5;
  /** In pixels. */
  width: number;
  /** Lettering on the picture; empty for none. */
  text: string;
}

export interface Scene {
  squads: readonly Squad[];
  portrayed: readonly Person[];
  tournaments: readonly TournamentPlan[];
  posters: readonly PosterPlan[];
}

/** The demo's pictures by category, such as `crests`. */
export function planPictures({ squads, portrayed, tournaments, posters }: Scene) {
  const plain = { variant: 0, text: '' } as const;
  return {
    crests: squads.map(
      ({ name }, place): PicturePlan => ({
        ...plain,
        kind: 'logo',
        seed: crestSeed(place),
        width: 256,
        text: name,
      }),
    ),
    portraits: portrayed.map(
      ({ portrait }, seed): PicturePlan => ({ ...plain, kind: 'avatar', seed, width: portrait }),
    ),
    banners: tournaments.map(
      ({ form, banner }): PicturePlan => ({ kind: 'banner', ...banner, text: `${form.title}` }),
    ),
    posters: posters.map(
      ({ variant }, seed): PicturePlan => ({
        ...plain,
        kind: 'poster',
        seed,
        variant,
        width: 1600,
      }),
    ),
  };
}

/** Key of a picture in `index.json`. */
export function keyOf({ kind, seed, variant, width, text }: PicturePlan): string {
  return [kind, seed, variant, width, text].join(' ').trim();
}

const designs = 24;

/** There are 24 designs; further teams get crests with initials. */
function crestSeed(place: number): number {
  return place < designs ? place : 21 + (place - designs);
}
