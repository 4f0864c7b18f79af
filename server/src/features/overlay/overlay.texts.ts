import { defineTexts } from '@one-dream/contract/texts.ts';

export const overlayTexts = defineTexts('overlay', {
  revoked: 'This overlay was revoked. Ask for a new link.',
  notPublished: 'An overlay can be seen once the tournament is published.',
  full: 'This tournament has {most} overlays already. Revoke one that you do not use.',
  revokedAlready: 'This overlay was revoked already.',
  ready: 'The overlay is ready. Copy its link now: it is shown only once.',
  dead: 'This link no longer works.',
});
