import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { FormError } from '../../ui/form-error.tsx';
import { passkeyMessage, signInWithPasskey } from './passkeys.ts';
import { setSecondStep } from './second-step.ts';

export function PasskeySignIn({ look, text }: { look?: ButtonLook; text: string }) {
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
        {...(look && { look })}
        icon={<Fingerprint aria-hidden="true" size={20} />}
        busy={isBusy}
        onClick={() => void run()}
      >
        {text}
      </Button>
      <FormError>{problem}</FormError>
    </div>
  );
}
