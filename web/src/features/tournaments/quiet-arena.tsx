import { t } from '@lingui/core/macro';
import { organisation } from '../../platform/organisation.ts';
import { BrandIcon } from '../../ui/art/brand-icon.tsx';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading, Kicker } from '../../ui/typography.tsx';

/** Replaces the featured tournament while there is none. */
export function QuietArena() {
  return (
    <Panel as="section" padding="bare" aria-labelledby="quiet-arena">
      {/* The panel paints its own background, so the map lies on top of it. */}
      <div className="contour-ground chamfer-clip relative isolate m-px overflow-hidden px-5 py-14 md:px-12 md:py-24">
        <DropZone className="absolute top-1/2 -right-24 -z-1 hidden w-[520px] -translate-y-1/2 opacity-70 md:block" />
        <Kicker>{t`No Battles Currently Live`}</Kicker>
        <Heading
          level={1}
          id="quiet-arena"
          size="poster"
          className="mt-4 max-w-xl"
        >{t`Tournament Arena Quiet`}</Heading>
        <p className="mt-4 text-lead text-quiet">{t`Next tournament coming soon`}</p>
        {organisation.discordInvite && (
          <LinkButton
            to={organisation.discordInvite}
            variant="main"
            icon={<BrandIcon brand="discord" />}
            className="mt-8"
          >{t`Join our Discord`}</LinkButton>
        )}
      </div>
    </Panel>
  );
}
