import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../calls/viewer.ts';
import { assertManageable } from './accounts.rules.ts';

const admin = { id: 'admin', role: 'admin' } as Viewer;
const owner = { id: 'owner', role: 'owner' } as Viewer;

describe('whom an admin may change', () => {
  test.each([
    [admin, { id: 'player', role: 'user' }, undefined],
    [admin, { id: 'other', role: 'admin' }, undefined],
    [owner, { id: 'admin', role: 'admin' }, undefined],
    [admin, { id: 'admin', role: 'admin' }, 'You cannot delete yourself.'],
    [owner, { id: 'owner', role: 'owner' }, 'You cannot delete yourself.'],
    [admin, { id: 'owner', role: 'owner' }, 'Nobody can delete the owner here.'],
  ] as const)('%o and %o: %s', (viewer, target, message) => {
    const ask = () => assertManageable({ viewer, target, action: 'delete' });
    if (message === undefined) expect(ask).not.toThrow();
    else expect(ask).toThrow(expect.objectContaining({ code: 'NOT_ALLOWED', message }));
  });
});
