import type { Messages } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { activate } from './language.ts';
import { messageKey } from './message-key.ts';
import { Trans } from './trans.tsx';

test('elements and values stand where the sentence has them', () => {
  const english = ['Hello <0>', ['name'], '</0>: ', ['x'], ', <1>this<2/></1>.'];
  const messages = {
    [messageKey(english)]: ['Hi <0>', ['name'], '</0>, see ', ['x'], ' or <1>this<2/></1>.'],
  };
  activate('hi', messages as unknown as Messages);
  const html = renderToString(
    <Trans
      message={english}
      values={{ name: 'Asha', x: <i>node</i> }}
      components={{ 0: <b />, 1: <a href="/next">-</a>, 2: <br /> }}
    />,
  );
  expect(html.replaceAll('<!-- -->', '')).toBe(
    'Hi <b>Asha</b>, see <i>node</i> or <a href="/next">this<br/></a>.',
  );
  activate('en', {});
});
