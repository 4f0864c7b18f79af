import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/form/button.tsx';
import type { ButtonVariant } from '../../ui/form/button-variants.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import { passkeyMessage, signInWithPasskey } from './passkeys.ts';
import { setSecondStep } from './second-step.ts';

export function PasskeySignIn({ variant, text }: { variant?: ButtonVariant; text: string }) {
  const { signIn } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run() {
    setBusy(true);
    setProblem(undefined);
    try {
      const token = await signInWithPasskey();
      setSecondStep(undefined);
      await signIn(token);
    } catch (error) {
      console.error(error);
      setProblem(passkeyMessage(error));
    }
    setBusy(false);
  }

  return (
    <div className="grid gap-3">
      <Button
        wide
        {...(variant && { variant })}
        icon={<Fingerprint size={20} />}
        busy={isBusy}
        onClick={() => void run()}
      >
        {text}
      </Button>
      <FormError>{problem}</FormError>
    </div>
  );
}
