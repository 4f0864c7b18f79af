import type { Language } from './languages.ts';

/** What a page is rendered from. */
export interface PageRequest {
  /** Absolute address, with its query. */
  url: string;
  language: Language;
  /** Of the scripts of this rendering, for the content security policy. */
  nonce: string;
  /** When it is rendered, in milliseconds since 1970. */
  now: number;
  /** The organisation's differences from the default. */
  organisation: object;
  /** What the server offers: Google, Discord, the sandbox. */
  config: object;
  publicUrl: string;
  /** Who asks, with the answer of `/auth/token/{token}`; undefined for visitors. `mark` is the beginning of their token. */
  viewer?: { mark: string; session: object } | undefined;
  /** What a link preview says of this address, if the page itself says less to a visitor. */
  head?:
    | { title: string; image: { path: string; width: number; height: number } | undefined }
    | undefined;
  /** Makes a call as the viewer, in this process. @throws the refusal as `{ status, body }` */
  call: (
    path: string,
    input: { params?: object; query?: object; body?: object },
  ) => Promise<object>;
  /** Called with an error because of which a part of the page is left to the browser. */
  report: (error: unknown) => void;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Where a loader sends the browser instead. */
  location?: string | undefined;
}

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Export of the site's server entry. */
export type OpenPages = (build: object) => RenderPage;
