import type { NoticeMark } from '@one-dream/contract/features/notifications/notifications.ts';
import type { Translatable } from '@one-dream/contract/texts.ts';

/** Stored notice: keys and values alongside its English text. */
export interface StoredNotice {
  title: Translatable;
  description: Translatable;
  mark?: NoticeMark | undefined;
}

export const teamMark = (name: string, image = ''): NoticeMark => ({ of: 'team', name, image });
export const mapMark = (name: string): NoticeMark => ({ of: 'map', name, image: '' });
export const eventMark = (name: string, image = ''): NoticeMark => ({ of: 'event', name, image });
