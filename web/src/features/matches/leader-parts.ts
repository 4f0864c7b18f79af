import { makePart } from '../../ui/feedback/part.ts';

/* Only for a team's leader, after the match. */
export const disputePart = makePart(async () => (await import('./dispute-part.tsx')).DisputePart);
export const attachScreenshot = makePart(
  async () => (await import('./attach-screenshot.tsx')).AttachScreenshot,
);
