/** Preview picture of pages without one of their own. */
export const sitePicture = { path: '/share.jpg', width: 1200, height: 630 };
