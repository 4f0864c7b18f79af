export const bodyMaxBytes = 1024 * 1024;
/** For calls whose JSON body carries a picture as a data URL. */
export const pictureBodyMaxBytes = 8 * 1024 * 1024;
