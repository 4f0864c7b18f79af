import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createTeamRefusals } from '@one-dream/contract/features/teams/teams.values.ts';
import { imageAccept } from '@one-dream/contract/images.ts';
import { teamNameLength } from '@one-dream/contract/limits.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths, teamFormHash } from '../../platform/pages/paths.ts';
import { isRefusal, messageOf } from '../../platform/refusal.ts';
import { useViewer } from '../../platform/session.tsx';
import { takeWantedEvent } from '../../platform/wanted-event.ts';
import { Avatar } from '../../ui/art/avatar.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/form/button.tsx';
import { FileField } from '../../ui/form/file-field.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { TextLink } from '../../ui/form/text-link.tsx';
import { Panel } from '../../ui/list/panel.tsx';
import { Heading } from '../../ui/typography.tsx';
import { useLinkDiscord } from '../users/users.data.ts';
import { createTeamRefusal } from './team-creation.ts';
import { useCreateTeam } from './teams.data.ts';

/** The box shows the message; the field concerned is only marked. */
type Wrong = { message: string; field?: string | undefined };

/** Creates a team from a logo and a name; errors are shown in one box, one at a time. */
export function CreateTeamForm() {
  const user = useViewer();
  const create = useCreateTeam();
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<Wrong>();
  const isAllowed = Boolean(user.ingameinfo?.inGameName && user.discordinfo);
  const [name, setName] = useState('');
  const [isLogoDrawn, setLogoDrawn] = useState(true);
  const errorBox = useRef<HTMLDivElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form comes after the page: no browser and no router finds it by its address.
  useEffect(() => {
    if (hash !== teamFormHash) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  // It may have been typed before hydration.
  useLayoutEffect(() => setName(nameField.current?.value ?? ''), []);

  function refuse(next: Wrong, form: HTMLFormElement) {
    setWrong(next);
    const field = next.field && form.elements.namedItem(next.field);
    if (field instanceof HTMLElement) field.focus();
    else errorBox.current?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const file = values.get('logo');
    const logo = file instanceof File && file.size > 0 ? file : undefined;
    const refusal = createTeamRefusal({ user, name, logo, isLogoDrawn });
    if (refusal) return refuse(ownRefusal(refusal), form);
    setWrong(undefined);
    try {
      await create.mutateAsync({ name, logo });
      toast.good(t`Your team is ready. Share its invite link with your team-mates.`);
      const event = takeWantedEvent();
      if (event) await navigate(event);
    } catch (error) {
      refuse(explain(error), form);
    }
  }

  return (
    <Panel as="section" aria-labelledby="create-team">
      <Heading
        level={2}
        size="headline"
        id="create-team"
        ref={heading}
        tabIndex={-1}
        className="outline-none"
      >{t`Create your team`}</Heading>
      <p className="mt-2 text-quiet">
        <Trans>
          Playing for someone else? Ask the team leader for an invite link and open it here. No team
          yet? <TextLink to={paths.findTeam()}>Find a team</TextLink>
        </Trans>
      </p>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        className="mt-6 flex min-w-0 flex-col gap-5"
      >
        <div className="flex flex-col gap-5 sm:flex-row">
          <FileField
            name="logo"
            label={t`TEAM LOGO`}
            prompt={t`Upload a logo`}
            accept={imageAccept}
            drawn={
              isLogoDrawn
                ? {
                    picture: <Avatar kind="team" name={name} size={126} />,
                    onTakeAway: () => setLogoDrawn(false),
                  }
                : undefined
            }
            className="sm:max-w-56"
          />
          <TextField
            ref={nameField}
            name="name"
            label={t`TEAM NAME`}
            autoComplete="off"
            maxLength={teamNameLength.max * 2}
            hint={t`The name must match the one you use in tournaments.`}
            value={name}
            onChange={({ target }) => setName(target.value)}
            aria-invalid={wrong?.field === 'name' || undefined}
            className="flex-1"
          />
        </div>
        <FormError ref={errorBox}>{wrong?.message}</FormError>
        {wrong && <WayOn message={wrong.message} />}
        <Button
          type="submit"
          // The missing part comes first and has the main button.
          variant={isAllowed ? 'main' : 'quiet'}
          busy={create.isPending}
          busyText={t`Creating Team...`}
          className="sm:self-start"
        >{t`Create Team`}</Button>
      </form>
    </Panel>
  );
}

/** Links to where the missing part can be fixed, on this page or via Discord. */
function WayOn({ message }: { message: string }) {
  const link = useLinkDiscord();
  if (message === createTeamRefusals.inGameInfo) {
    return (
      <LinkButton
        to={paths.profile(paths.profile())}
        variant="main"
        className="sm:self-start"
      >{t`Fill in your in-game information`}</LinkButton>
    );
  }
  if (message !== createTeamRefusals.discord) return null;
  return (
    <Button
      variant="main"
      busy={link.isPending || link.isSuccess}
      busyText={t`Going to Discord...`}
      className="sm:self-start"
      onClick={() => link.mutate()}
    >{t`Verify with Discord`}</Button>
  );
}

const fieldOfRefusal: Record<string, string> = {
  [createTeamRefusals.name]: 'name',
  [createTeamRefusals.logo]: 'logo',
};

function ownRefusal(message: string): Wrong {
  return { message, field: fieldOfRefusal[message] };
}

/** The server's message, with the field concerned. */
function explain(error: unknown): Wrong {
  if (!isRefusal(error)) console.error(error);
  const field = isRefusal(error) ? Object.keys(error.fields)[0] : undefined;
  return { message: messageOf(error), field };
}
