import * as calls from '@one-dream/contract/features/discipline/discipline.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as bans from './bans.actions.ts';
import { disciplineTexts } from './discipline.texts.ts';
import * as own from './own.actions.ts';
import { findStrangers } from './strangers.actions.ts';
import * as strikes from './strikes.actions.ts';

export function serveDiscipline(serve: Serve, platform: Platform): void {
  serve(calls.giveStrike, async ({ viewer, params, body, translate }) => ({
    message: translate(disciplineTexts.strikeGiven),
    data: await strikes.giveStrike(platform, { viewer, ...params, form: body }),
  }));

  serve(calls.findStrangers, async ({ params, body }) => ({
    data: await findStrangers(platform, { ...params, ...body }),
  }));

  serve(calls.strikeSubject, async ({ viewer, body, translate }) => ({
    message: translate(disciplineTexts.strikeGiven),
    data: await strikes.strikeSubject(platform, { viewer, form: body }),
  }));

  serve(calls.revokeStrike, async ({ viewer, params, body, translate }) => {
    await strikes.revokeStrike(platform, { viewer, ...params, ...body });
    return { message: translate(disciplineTexts.strikeTakenBack) };
  });

  serve(calls.listStrikes, ({ body }) => strikes.listStrikes(platform, body));

  serve(calls.giveBan, async ({ viewer, body, translate }) => ({
    message: translate(disciplineTexts.banTold),
    data: await bans.giveBan(platform, { viewer, form: body }),
  }));

  serve(calls.decideBan, async ({ viewer, params, body, translate }) => ({
    message: body.isConfirmed
      ? translate(disciplineTexts.banInForce)
      : translate(disciplineTexts.proposalDeclined),
    data: await bans.decideBan(platform, { viewer, ...params, decision: body }),
  }));

  serve(calls.liftBan, async ({ viewer, params, body, translate }) => ({
    message: translate(disciplineTexts.banLifted),
    data: await bans.liftBan(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.answerAppeal, async ({ viewer, params, body, translate }) => ({
    message: body.isAccepted
      ? translate(disciplineTexts.appealAccepted)
      : translate(disciplineTexts.appealRejected),
    data: await bans.answerAppeal(platform, { viewer, ...params, decision: body }),
  }));

  serve(calls.listBans, ({ body }) => bans.listBans(platform, body));

  serve(calls.findSubjects, async ({ body }) => ({
    data: await own.findSubjects(platform, body.search),
  }));

  serve(calls.getOwnDiscipline, async ({ viewer }) => ({
    data: await own.getOwnDiscipline(platform, viewer),
  }));

  serve(calls.appealBan, async ({ viewer, params, body, translate }) => ({
    message: translate(disciplineTexts.appealSent),
    data: await own.appealBan(platform, { viewer, ...params, ...body }),
  }));
}
