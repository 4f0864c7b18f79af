import * as calls from '@one-dream/contract/features/prizes.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as ledger from './ledger.actions.ts';
import * as payees from './payees.actions.ts';
import * as payouts from './payouts.actions.ts';

export function servePrizes(serve: Serve, platform: Platform): void {
  serve(calls.getPublicPrizes, async ({ params }) => ({
    data: await ledger.getPublicPrizes(platform, params.tournamentId),
  }));

  serve(calls.getLedger, async ({ viewer, params }) => ({
    data: await ledger.getLedger(platform, { viewer, ...params }),
  }));

  serve(calls.savePrizeRules, async ({ viewer, params, body }) => ({
    message: 'The prizes are saved.',
    data: await ledger.saveRules(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.makePayouts, async ({ viewer, params }) => ({
    message: 'The payouts are made. The payees are told.',
    data: await ledger.makePayouts(platform, { viewer, ...params }),
  }));

  serve(calls.remindPayees, async ({ viewer, params }) => {
    const count = await payees.remindPayees(platform, { viewer, ...params });
    return {
      message: count === 1 ? '1 payee is asked again.' : `${count} payees are asked again.`,
    };
  });

  serve(calls.chooseTax, async ({ viewer, body }) => {
    await ledger.chooseTax(platform, { viewer, ...body });
    return { message: 'The choice about tax is saved.' };
  });

  serve(calls.getPayoutDetails, async ({ viewer, params }) => ({
    data: await payouts.readDetails(platform, { viewer, ...params }),
  }));

  serve(calls.approvePayout, async ({ viewer, params, body }) => ({
    message: 'Approved. Send the money, then enter its reference.',
    data: await payouts.approvePayout(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.payPayout, async ({ viewer, params, body, pictures }) => ({
    message: 'Paid. The payee is told.',
    data: await payouts.markPaid(platform, { viewer, ...params, ...body, proof: pictures.proof }),
  }));

  serve(calls.failPayout, async ({ viewer, params, body }) => ({
    message: 'Marked as failed. Approve it again once the details are right.',
    data: await payouts.markFailed(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.waivePayout, async ({ viewer, params, body }) => ({
    message: 'Closed without payment. The payee is told.',
    data: await payouts.waivePayout(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.listOwnPrizes, async ({ viewer }) => ({
    data: await payees.listOwnPrizes(platform, viewer),
  }));

  serve(calls.savePayeeDetails, async ({ viewer, body: { upiId, name, isAdult, guardian } }) => {
    const details = { upiId, name, guardian: isAdult ? '' : guardian };
    await payees.saveDetails(platform, { viewer, details });
    return { message: 'Saved. Your prizes go there.' };
  });

  serve(calls.choosePayee, async ({ viewer, params, body }) => {
    await payees.choosePayee(platform, { viewer, ...params, ...body });
    return { message: 'The prize goes to them.' };
  });

  serve(calls.namePayee, async ({ viewer, params, body }) => ({
    message: 'The prize goes to them. Approve it once they have said where to.',
    data: await payouts.namePayee(platform, { viewer, ...params, ...body }),
  }));

  serve(calls.answerPayout, async ({ viewer, params, body }) => {
    await payees.answerPayout(platform, { viewer, ...params, ...body });
    return {
      message: body.isReceived ? 'Enjoy it!' : 'The treasurer is told and looks into it.',
    };
  });
}
