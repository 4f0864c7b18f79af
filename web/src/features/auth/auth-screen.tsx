import type { ReactNode } from 'react';
import { LanguageSwitch } from '../../platform/language-switch.tsx';
import { LandedSquad } from '../../ui/art/scenes.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';

/** Layout of the sign-in pages: the greeting over a sheet, the map behind both. */
export function AuthScreen(props: { title: string; intro?: ReactNode; children: ReactNode }) {
  return (
    <div className="contour-ground relative isolate overflow-hidden">
      <LandedSquad className="absolute max-lg:hidden top-[calc(50dvh-var(--bar-height)/2)] left-[50%] -z-10 w-[min(46vw,640px)] -translate-y-1/2" />
      <div className="measure flex min-h-[calc(100dvh-var(--bar-height))] flex-col justify-center py-6 md:py-12">
        <div className="mx-auto w-full max-w-[460px] lg:mx-0 lg:ml-[4%]">
          <Heading level={1}>{props.title}</Heading>
          {props.intro && <div className="mt-2 text-quiet">{props.intro}</div>}
          <Panel className="mt-5">{props.children}</Panel>
          <LanguageSwitch className="mt-3" />
        </div>
      </div>
    </div>
  );
}
