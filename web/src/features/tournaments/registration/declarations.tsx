import { t } from '@lingui/core/macro';
import { declarationsOf } from '@one-dream/contract/features/tournaments.declarations.ts';
import { sayWords } from '../../../platform/say-words.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import type { Registration } from './use-registration.ts';

const entering: readonly string[] = ['register', 'join-waitlist', 'claim'];

/** Declarations for the whole squad; renders nothing if none are required. */
export function Declarations({ registration }: { registration: Registration }) {
  const { tournament, state, declared, setDeclared } = registration;
  const asked = declarationsOf(tournament.eligibility);
  if (asked.length === 0 || !state.isEnabled || !entering.includes(state.action)) return null;
  return (
    <fieldset className="mb-1">
      <legend className="mb-2 font-strong">{t`For your whole squad`}</legend>
      <div className="grid gap-1">
        {asked.map(({ kind, text }) => (
          <CheckboxField
            key={kind}
            checked={declared.includes(kind)}
            onChange={(event) =>
              setDeclared(
                event.target.checked
                  ? [...declared, kind]
                  : declared.filter((other) => other !== kind),
              )
            }
            label={sayWords(text)}
          />
        ))}
      </div>
    </fieldset>
  );
}
