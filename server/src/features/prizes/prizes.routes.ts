import * as calls from '@one-dream/contract/features/prizes/prizes.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as ledger from './ledger.actions.ts';
import * as payees from './payees.actions.ts';
import * as payouts from './payouts.actions.ts';
import { prizesTexts } from './prizes.texts.ts';

export function servePrizes(serve: Serve, platform: Platform): void {
  serve(calls.getPublicPrizes, async ({ params }) => ({
    data: await ledger.getPublicPrizes(platform, params.tournamentId),
  }));

  serve(calls.getLedger, async ({ viewer, params }) => ({
    data: await ledger.getLedger(platform, { viewer, ...params }),
  }));

  serve(calls.savePrizeRules, async ({ viewer, params, body, say }) => ({
    message: say(prizesTexts.saved),
    data: await ledger.saveRules(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.makePayouts, async ({ viewer, params, say }) => ({
    message: say(prizesTexts.madeAndTold),
    data: await ledger.makePayouts(platform, { viewer, ...params }),
  }));

  serve(calls.remindPayees, async ({ viewer, params, say }) => {
    const count = await payees.remindPayees(platform, { viewer, ...params });
    return {
      message: say(prizesTexts.askedAgain({ count })),
    };
  });

  serve(calls.askForPayment, async ({ viewer, params, say }) => {
    await payouts.askForPayment(platform, { viewer, ...params });
    return { message: say(prizesTexts.paymentAsked) };
  });

  serve(calls.chooseTax, async ({ viewer, body, say }) => {
    await ledger.chooseTax(platform, { viewer, ...body });
    return { message: say(prizesTexts.taxSaved) };
  });

  serve(calls.getPayoutDetails, async ({ viewer, params }) => ({
    data: await payouts.readDetails(platform, { viewer, ...params }),
  }));

  serve(calls.approvePayout, async ({ viewer, params, body, say }) => ({
    message: say(prizesTexts.approved),
    data: await payouts.approvePayout(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.payPayout, async ({ viewer, params, body, pictures, say }) => ({
    message: say(prizesTexts.paid),
    data: await payouts.markPaid(platform, { viewer, ...params, ...body, proof: pictures.proof }),
  }));

  serve(calls.failPayout, async ({ viewer, params, body, say }) => ({
    message: say(prizesTexts.failed),
    data: await payouts.markFailed(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.waivePayout, async ({ viewer, params, body, say }) => ({
    message: say(prizesTexts.waived),
    data: await payouts.waivePayout(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.listOwnPrizes, async ({ viewer }) => ({
    data: await payees.listOwnPrizes(platform, viewer),
  }));

  serve(
    calls.savePayeeDetails,
    async ({ viewer, body: { upiId, name, isAdult, guardian }, say }) => {
      const details = { upiId, name, guardian: isAdult ? '' : guardian };
      await payees.saveDetails(platform, { viewer, details });
      return { message: say(prizesTexts.goesThere) };
    },
  );

  serve(calls.choosePayee, async ({ viewer, params, body, say }) => {
    await payees.choosePayee(platform, { viewer, ...params, ...body });
    return { message: say(prizesTexts.goesToThem) };
  });

  serve(calls.namePayee, async ({ viewer, params, body, say }) => ({
    message: say(prizesTexts.goesToThemLater),
    data: await payouts.namePayee(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.answerPayout, async ({ viewer, params, body, say }) => {
    await payees.answerPayout(platform, { viewer, ...params, ...body });
    return {
      message: body.isReceived ? say(prizesTexts.enjoy) : say(prizesTexts.treasurerTold),
    };
  });
}
