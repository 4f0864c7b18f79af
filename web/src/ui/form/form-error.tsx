import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

/**
 * Error of the form as a whole, announced when it appears; give it a `ref` and call `focus()` if no single field is to
 * blame.
 */
export function FormError(props: { children?: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div role="alert" tabIndex={-1} ref={props.ref}>
      {props.children && (
        <p className="flex gap-3 border-l-4 border-closed bg-[#2a1513] px-4 py-3 font-strong text-bright">
          <TriangleAlert size={20} className="mt-0.5 shrink-0 text-closed" />
          <span className="min-w-0">{props.children}</span>
        </p>
      )}
    </div>
  );
}
