import { type I18n, i18n as ofBrowser } from '@lingui/core';
import { requestScope, scopedObject } from './request-scope.ts';

/** The language of the page: in a browser there is one, on the server each rendering has its own. */
export const i18n: I18n = import.meta.env.SSR ? scopedObject(() => requestScope().i18n) : ofBrowser;
