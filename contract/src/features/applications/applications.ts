import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { line, page, paragraphs, timestamp } from '../../fields.ts';
import { minimumApplicantAge } from '../../limits.ts';
import { offeredDuty } from '../duties/duties.ts';
import { staffPositions } from './applications.values.ts';

export const applicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const application = z.object({
  _id: z.string(),
  name: z.string(),
  /** WhatsApp number. */
  contact: z.string(),
  discord: z.string(),
  age: z.number(),
  position: z.enum(staffPositions),
  otherPosition: z.string(),
  experience: z.string(),
  motivation: z.string(),
  availability: z.string(),
  status: z.enum(applicationStatuses),
  createdAt: timestamp,
});
export type Application = z.output<typeof application>;

const age = z.pipe(
  z.pipe(
    z.union([z.number(), z.string().check(z.maxLength(20))], 'Enter your age as a number.'),
    z.transform((value: number | string) => (value === '' ? Number.NaN : Number(value))),
  ),
  z
    .number('Enter your age as a number.')
    .check(
      z.int('Enter your age as a whole number.'),
      z.minimum(minimumApplicantAge, `You have to be at least ${minimumApplicantAge} to apply.`),
      z.maximum(120, 'Enter your age in years.'),
    ),
);

export const applicationForm = z
  .object({
    name: line({ label: 'Name', min: 1, max: 60 }),
    contact: line({ label: 'WhatsApp number', min: 1, max: 30 }),
    discord: line({ label: 'Discord', min: 1, max: 60 }),
    age,
    experience: z._default(paragraphs({ label: 'Experience', max: 3000 }), ''),
    motivation: paragraphs({ label: 'Motivation', min: 1, max: 3000 }),
    availability: line({ label: 'Availability', min: 1, max: 200 }),
    position: z.enum(staffPositions, 'Choose a position.'),
    otherPosition: z._default(line({ label: 'Position', min: 0, max: 80 }), ''),
  })
  .check(
    z.refine((form) => form.position !== 'Other' || form.otherPosition !== '', {
      error: 'Say which position you have in mind.',
      path: ['otherPosition'],
    }),
  );
export type ApplicationForm = z.output<typeof applicationForm>;

const message = z.string();

export const createApplication = defineCall({
  path: '/application/create',
  access: 'user',
  limit: 'notify',
  effect: 'own',
  summary: 'Applies for a staff position. One application at a time can wait for a decision.',
  body: applicationForm,
  answer: { message, data: application },
});

export const listOwnApplications = defineCall({
  path: '/application/mine',
  access: 'user',
  limit: 'read',
  summary: "The signed-in user's applications, newest first.",
  answer: { data: z.array(application) },
});

export const applicationCounts = z.object({
  all: z.number(),
  pending: z.number(),
  approved: z.number(),
  rejected: z.number(),
});
export type ApplicationCounts = z.output<typeof applicationCounts>;

export const listApplications = defineCall({
  path: '/admin/application/get',
  access: 'admin',
  limit: 'read',
  summary: 'Applications, newest first, with the number in each state.',
  body: z.object({
    status: z.optional(z.enum(applicationStatuses)),
    ...page,
  }),
  answer: {
    data: z.array(application),
    nextCursor: z.nullable(z.string()),
    counts: applicationCounts,
  },
});

export const changeApplicationStatus = defineCall({
  path: '/admin/application/change_status/{applicationId}',
  access: 'admin',
  limit: 'staff',
  effect: 'reversible',
  summary: 'Approves or rejects an application; the applicant is notified.',
  body: z.object({ status: z.enum(['approved', 'rejected'], 'Choose approved or rejected.') }),
  answer: { message },
});

export const giveApplicantDuty = defineCall({
  path: '/admin/application/duty/{applicationId}',
  access: 'admin',
  limit: 'staff',
  effect: 'grants',
  summary:
    'Trusts whoever sent an approved application with a duty for a tournament or a series. Only the owner makes treasurers.',
  body: offeredDuty,
  answer: { message },
});

export const deleteApplication = defineCall({
  path: '/admin/application/delete/{applicationId}',
  access: 'admin',
  limit: 'staff',
  effect: 'destroys',
  summary: 'Deletes an application.',
  answer: { message },
});
