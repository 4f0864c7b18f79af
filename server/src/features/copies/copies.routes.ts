import { copyTournament } from '@one-dream/contract/features/tournaments.copy.ts';
import type { Serve } from '../../calls/serve.ts';
import { invalidField } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './copies.actions.ts';

export function serveCopies(serve: Serve, platform: Platform): void {
  serve(copyTournament, async ({ viewer, params, body: { firstMatchAt, isDraft } }) => {
    if (!firstMatchAt) throw invalidField('firstMatchAt', 'Say when the first match starts.');
    const data = await actions.copyTournament(platform, {
      viewer,
      ...params,
      firstMatchAt,
      isDraft,
    });
    return { message: isDraft ? `${data.title} is a draft.` : `${data.title} is published.`, data };
  });
}
