import { createHash } from 'node:crypto';
import { playerAvatar } from '../art/player-avatar.ts';
import { posterArt } from '../art/poster-art.ts';
import { teamCrest } from '../art/team-crest.ts';
import { tournamentBanner } from '../art/tournament-banner.ts';
import type { PicturePlan } from './plan-pictures.ts';

/** A picture as SVG. */
export function draw({ kind, seed, variant, text }: PicturePlan): string {
  if (kind === 'logo') return teamCrest({ name: text, seed });
  if (kind === 'avatar') return playerAvatar({ seed });
  if (kind === 'banner') return tournamentBanner({ title: text, seed, variant });
  return posterArt({ seed, variant: variant as 0 | 1 | 2 });
}

/** Tells whether a picture is still what would be drawn. */
export function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('base64url').slice(0, 16);
}
