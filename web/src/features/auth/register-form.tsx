import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { registerForm } from '@one-dream/contract/features/auth/auth.ts';
import { passwordLength, picture, userNameLength } from '@one-dream/contract/limits.ts';
import { callApi } from '../../platform/api.ts';
import { organisation } from '../../platform/organisation.ts';
import { useContractForm } from '../../platform/use-contract-form.ts';
import { Button } from '../../ui/form/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { FileField } from '../../ui/form/file-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';

export function RegisterForm(props: {
  onRegistered: (registered: { email: string; message: string }) => void;
}) {
  const { terms } = organisation.documents;
  const form = useContractForm({
    schema: registerForm,
    // Without terms there is nothing to accept.
    defaults: {
      ...{ name: '', email: '', password: '', confirmPassword: '' },
      ...(!terms && { terms: 'true' }),
    },
    pictures: ['image'],
    send: async (values, pictures) => {
      const { message } = await callApi('/auth/register', { body: values, pictures });
      props.onRegistered({ email: values.email, message });
    },
  });

  return (
    <form {...form.props} className="grid gap-4">
      <FileField
        label={t`Your picture`}
        hint={t`Optional. PNG, JPEG or WebP, up to ${picture.maxBytes / 1024 / 1024} MB.`}
        {...form.picture('image')}
      />
      <TextField
        label={t`Name`}
        autoComplete="nickname"
        maxLength={userNameLength.max}
        {...form.field('name')}
      />
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      <PasswordField
        label={t`Password`}
        hint={t`At least ${passwordLength.min} characters.`}
        autoComplete="new-password"
        {...form.field('password')}
      />
      <PasswordField
        label={t`Confirm Password`}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      {terms && (
        <CheckboxField
          label={
            <Trans>
              I accept the <TextLink to={terms}>Terms and Conditions</TextLink>
            </Trans>
          }
          value="true"
          required
          {...form.field('terms')}
        />
      )}
      <Button
        type="submit"
        variant="main"
        wide
        busy={form.isBusy}
        busyText={t`Please wait...`}
      >{t`Create an account`}</Button>
      <FormError ref={form.errorRef}>{form.message}</FormError>
    </form>
  );
}
