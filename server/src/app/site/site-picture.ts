/** What link previews show of pages without a picture of their own. */
export const sitePicture = { path: '/share.jpg', width: 1200, height: 630 };
