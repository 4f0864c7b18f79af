import { t } from '@lingui/core/macro';

/** Query of Discord's redirect. */
export type DiscordAnswer =
  | { kind: 'none' }
  | { kind: 'code'; code: string; state: string }
  | { kind: 'refused'; message: string };

export function readDiscordAnswer(query: URLSearchParams): DiscordAnswer {
  const error = query.get('error');
  if (error === 'access_denied') {
    return {
      kind: 'refused',
      message: t`You cancelled at Discord. Nothing was changed; try again whenever you like.`,
    };
  }
  if (error) {
    return { kind: 'refused', message: t`Discord could not finish this. Please start again.` };
  }
  const code = query.get('code');
  return code ? { kind: 'code', code, state: query.get('state') ?? '' } : { kind: 'none' };
}
