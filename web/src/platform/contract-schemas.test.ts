import { zodResolver } from '@hookform/resolvers/zod';
import {
  loginForm,
  passwordsDontMatch,
  registerForm,
} from '@one-dream/contract/features/auth/auth.ts';
import { expect, test } from 'vitest';

// The resolver is written for the large zod; the contract is made of the small one.

const options = { fields: {}, shouldUseNativeValidation: false } as const;

test('a form is parsed as the contract parses it', async () => {
  const result = await zodResolver(loginForm)(
    { email: '  RIYA@Example.in ', password: 'secret12' },
    undefined,
    options,
  );
  expect(result.errors).toEqual({});
  expect(result.values).toEqual({ email: 'riya@example.in', password: 'secret12' });
});

test('each wrong field gets the sentence of the contract', async () => {
  const result = await zodResolver(loginForm)({ email: '', password: '' }, undefined, options);
  expect(result.errors).toMatchObject({
    email: { message: 'Email is required.' },
    password: { message: 'Password is required.' },
  });
});

test('what two fields disagree about stands at the second', async () => {
  const form = {
    name: 'Riya',
    email: 'riya@example.in',
    password: 'tiger-lamp-42',
    confirmPassword: 'tiger-lamp-43',
    terms: 'true' as const,
  };
  const result = await zodResolver(registerForm)(form, undefined, options);
  expect(result.errors).toMatchObject({ confirmPassword: { message: passwordsDontMatch } });
});
