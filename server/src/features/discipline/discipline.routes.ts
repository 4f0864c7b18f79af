import * as calls from '@one-dream/contract/features/discipline.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as bans from './bans.actions.ts';

import * as own from './own.actions.ts';
import * as strikes from './strikes.actions.ts';

export function serveDiscipline(serve: Serve, platform: Platform): void {
  serve(calls.giveStrike, async ({ viewer, params, body }) => ({
    message: 'The strike is given. They are told.',
    data: await strikes.giveStrike(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.strikeSubject, async ({ viewer, body }) => ({
    message: 'The strike is given. They are told.',
    data: await strikes.strikeSubject(platform, { viewer, form: body }),
  }));

  serve(calls.revokeStrike, async ({ viewer, params, body }) => {
    await strikes.revokeStrike(platform, { viewer, ...params, ...body });
    return { message: 'The strike is taken back.' };
  });

  serve(calls.listStrikes, ({ body }) => strikes.listStrikes(platform, body));

  serve(calls.giveBan, async ({ viewer, body }) => ({
    message: 'The ban is in force. They are told why and until when.',
    data: await bans.giveBan(platform, { viewer, form: body }),
  }));

  serve(calls.decideBan, async ({ viewer, params, body }) => ({
    message: body.isConfirmed ? 'The ban is in force.' : 'The proposal is declined.',
    data: await bans.decideBan(platform, { viewer, ...params, decision: body }),
  }));

  serve(calls.liftBan, async ({ viewer, params, body }) => ({
    message: 'The ban is lifted.',
    data: await bans.liftBan(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.answerAppeal, async ({ viewer, params, body }) => ({
    message: body.isAccepted
      ? 'The appeal is accepted, the ban lifted.'
      : 'The appeal is rejected.',
    data: await bans.answerAppeal(platform, { viewer, ...params, decision: body }),
  }));

  serve(calls.listBans, ({ body }) => bans.listBans(platform, body));

  serve(calls.findSubjects, async ({ body }) => ({
    data: await own.findSubjects(platform, body.search),
  }));

  serve(calls.getOwnDiscipline, async ({ viewer }) => ({
    data: await own.getOwnDiscipline(platform, viewer),
  }));

  serve(calls.appealBan, async ({ viewer, params, body }) => ({
    message: 'Your appeal is with the staff. You hear from them by mail.',
    data: await own.appealBan(platform, { viewer, ...params, ...body }),
  }));
}
