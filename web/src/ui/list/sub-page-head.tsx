import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../form/text-link.tsx';
import { Heading } from '../typography.tsx';

type SubPageHeadProps = { back: { to: string; text: string }; title: string; children?: ReactNode };

/** Header of a subpage: back link, title and a sentence of description. */
export function SubPageHead({ back, title, children }: SubPageHeadProps) {
  return (
    <>
      <TextLink to={back.to} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={18} />
        {back.text}
      </TextLink>
      <Heading level={1} className="mt-2">
        {title}
      </Heading>
      {children && <p className="mt-2 max-w-xl text-quiet">{children}</p>}
    </>
  );
}
