import * as calls from '@one-dream/contract/features/applications/applications.ts';
import type { Serve } from '../../calls/serve.ts';
import type { Platform } from '../../platform/platform.ts';
import * as actions from './applications.actions.ts';
import { applicationsTexts } from './applications.texts.ts';

export function serveApplications(serve: Serve, platform: Platform): void {
  serve(calls.createApplication, async ({ viewer, body, translate }) => ({
    message: translate(applicationsTexts.submitted),
    data: await actions.createApplication(platform, { viewer, form: body }),
  }));

  serve(calls.listOwnApplications, async ({ viewer }) => ({
    data: await actions.listOwnApplications(platform, { viewer }),
  }));

  serve(calls.listApplications, ({ body }) => actions.listApplications(platform, body));

  serve(calls.changeApplicationStatus, async ({ viewer, params, body, translate }) => {
    await actions.decideApplication(platform, {
      viewer,
      id: params.applicationId,
      status: body.status,
    });
    return {
      message:
        body.status === 'approved'
          ? translate(applicationsTexts.approved)
          : translate(applicationsTexts.rejected),
    };
  });

  serve(calls.giveApplicantDuty, async ({ viewer, params, body, translate }) => {
    const { name } = await actions.giveApplicantDuty(platform, {
      viewer,
      id: params.applicationId,
      form: body,
    });
    return { message: translate(applicationsTexts.dutyGiven({ person: name, duty: body.duty })) };
  });

  serve(calls.deleteApplication, async ({ viewer, params, translate }) => {
    await actions.deleteApplication(platform, viewer, params.applicationId);
    return { message: translate(applicationsTexts.deleted) };
  });
}
