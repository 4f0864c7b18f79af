import { copyTournament } from '@one-dream/contract/features/copies/copies.ts';
import type { Serve } from '../../calls/serve.ts';
import { invalidField } from '../../errors.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './copies.actions.ts';
import { copiesTexts } from './copies.texts.ts';

export function serveCopies(serve: Serve, platform: Platform): void {
  serve(copyTournament, async ({ viewer, params, body: { firstMatchAt, ...body }, translate }) => {
    if (!firstMatchAt) throw invalidField('firstMatchAt', copiesTexts.sayStart);
    const data = await actions.copyTournament(platform, {
      viewer,
      ...params,
      ...body,
      firstMatchAt,
    });
    return {
      message: body.isDraft
        ? translate(copiesTexts.isDraft({ title: data.title }))
        : translate(copiesTexts.isPublished({ title: data.title })),
      data,
    };
  });
}
