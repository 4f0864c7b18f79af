import { t } from '@lingui/core/macro';
import { imageUrl } from '@one-dream/contract/images.ts';
import type { Organisation } from '@one-dream/contract/organisation-schema.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';

type StaffCardProps = { person: Organisation['about']['staff'][number] };

export function StaffCard({ person }: StaffCardProps) {
  const { name, role, bio, expertise, picture } = person;
  return (
    <Panel as="li" className="flex flex-col">
      <div className="flex items-center gap-4">
        <Avatar
          name={name}
          src={picture && imageUrl(picture, 128)}
          size={64}
          className="text-bright!"
        />
        <div className="min-w-0">
          <Heading level={3}>{name}</Heading>
          <p className="text-small text-quiet">{role}</p>
        </div>
      </div>
      <p className="mt-3 mb-4 md:mt-4 md:mb-5">{bio}</p>
      <ul aria-label={t`What ${name} knows best`} className="mt-auto flex flex-wrap gap-2">
        {expertise.map((field) => (
          <li
            key={field}
            className="border border-edge px-2.5 py-0.5 text-small text-quiet rounded-hair"
          >
            {field}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
