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

  serve(calls.savePrizeRules, async ({ viewer, params, body, translate }) => ({
    message: translate(prizesTexts.saved),
    data: await ledger.saveRules(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.makePayouts, async ({ viewer, params, translate }) => ({
    message: translate(prizesTexts.madeAndTold),
    data: await ledger.makePayouts(platform, { viewer, ...params }),
  }));

  serve(calls.remindPayees, async ({ viewer, params, translate }) => {
    const count = await payees.remindPayees(platform, { viewer, ...params });
    return {
      message: translate(prizesTexts.askedAgain({ count })),
    };
  });

  serve(calls.askForPayment, async ({ viewer, params, translate }) => {
    await payouts.askForPayment(platform, { viewer, ...params });
    return { message: translate(prizesTexts.paymentAsked) };
  });

  serve(calls.chooseTax, async ({ viewer, body, translate }) => {
    await ledger.chooseTax(platform, { viewer, ...body });
    return { message: translate(prizesTexts.taxSaved) };
  });

  serve(calls.getPayoutDetails, async ({ viewer, params }) => ({
    data: await payouts.readDetails(platform, { viewer, ...params }),
  }));

  serve(calls.approvePayout, async ({ viewer, params, body, translate }) => ({
    message: translate(prizesTexts.approved),
    data: await payouts.approvePayout(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.payPayout, async ({ viewer, params, body, pictures, translate }) => ({
    message: translate(prizesTexts.paid),
    data: await payouts.markPaid(platform, { viewer, ...params, ...body, proof: pictures.proof }),
  }));

  serve(calls.failPayout, async ({ viewer, params, body, translate }) => ({
    message: translate(prizesTexts.failed),
    data: await payouts.markFailed(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.waivePayout, async ({ viewer, params, body, translate }) => ({
    message: translate(prizesTexts.waived),
    data: await payouts.waivePayout(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.listOwnPrizes, async ({ viewer }) => ({
    data: await payees.listOwnPrizes(platform, viewer),
  }));

  serve(
    calls.savePayeeDetails,
    async ({ viewer, body: { upiId, name, isAdult, guardian }, translate }) => {
      const details = { upiId, name, guardian: isAdult ? '' : guardian };
      await payees.saveDetails(platform, { viewer, details });
      return { message: translate(prizesTexts.goesThere) };
    },
  );

  serve(calls.choosePayee, async ({ viewer, params, body, translate }) => {
    await payees.choosePayee(platform, { viewer, ...params, ...body });
    return { message: translate(prizesTexts.goesToThem) };
  });

  serve(calls.namePayee, async ({ viewer, params, body, translate }) => ({
    message: translate(prizesTexts.goesToThemLater),
    data: await payouts.namePayee(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.answerPayout, async ({ viewer, params, body, translate }) => {
    await payees.answerPayout(platform, { viewer, ...params, ...body });
    return {
      message: body.isReceived
        ? translate(prizesTexts.enjoy)
        : translate(prizesTexts.treasurerTold),
    };
  });
}
