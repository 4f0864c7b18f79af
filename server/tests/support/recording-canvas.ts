import { inEnglish } from '@one-dream/contract/translate.ts';
import type { Canvas, LaidPicture, TextOptions } from '../../src/platform/drawing/canvas.ts';

/** A canvas that records drawing calls, assuming each letter is half as wide as its size. */
export interface RecordingCanvas extends Canvas {
  texts: TextOptions[];
  shapes: string[];
  pictures: LaidPicture[];
  /** Position of a text. @throws unless it occurs exactly once */
  textAt: (text: string) => TextOptions;
}

export function recordingCanvas({
  width,
  height,
}: {
  width: number;
  height: number;
}): RecordingCanvas {
  const texts: TextOptions[] = [];
  const shapes: string[] = [];
  const pictures: LaidPicture[] = [];
  const measure: Canvas['measure'] = ({ text, size }) => (text.length * size) / 2;
  return {
    ...{ width, height, texts, shapes, pictures, measure, translateText: inEnglish },
    text: (options) => {
      texts.push(options);
      return Math.min(measure(options), options.maxWidth ?? Number.POSITIVE_INFINITY);
    },
    shape: (svg) => void shapes.push(svg),
    picture: (picture) => void pictures.push(picture),
    finish: () => {
      throw new Error('nothing is drawn here');
    },
    textAt: (wanted) => {
      const [found, ...others] = texts.filter(({ text }) => text === wanted);
      if (!found || others.length > 0)
        throw new Error(`"${wanted}" is ${found ? 'several times' : 'not'} on the picture`);
      return found;
    },
  };
}

/** The picture shapes for chats and desktops. */
export const tall = { width: 1080, height: 1350 };
export const wide = { width: 1920, height: 1080 };
