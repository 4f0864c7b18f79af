import { t } from '@lingui/core/macro';
import { ArrowRight, Check, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { organisation } from '../../platform/organisation.ts';
import { paths } from '../../platform/pages/paths.ts';
import { useSession } from '../../platform/session.tsx';
import { LinkButton } from '../../ui/form/link-button.tsx';
import { Heading } from '../../ui/typography.tsx';
import { RegisterStill, SignUpStill, TeamStill } from './step-stills.tsx';

const steps = () =>
  [
    {
      title: t`SIGN UP ON WEBSITE`,
      texts: [
        t`Fill in your username, email and profile.`,
        t`Verify your email through the confirmation link we send you.`,
        t`Set up your profile.`,
      ],
      link: { text: t`Sign up`, to: paths.register() },
      video: 'signUp',
      still: <SignUpStill />,
    },
    {
      title: t`BUILD YOUR TEAM`,
      texts: [
        t`Edit your in-game info and verify with Discord.`,
        t`Click Create Team, give it a logo and a name, and click Create.`,
        t`Share your team’s invite link with your teammates. Each of them verifies with Discord and fills in their in-game info.`,
      ],
      link: { text: t`Go to your profile`, to: paths.profile() },
      video: 'buildTeam',
      still: <TeamStill />,
    },
    {
      title: t`REGISTER FOR TOURNAMENTS`,
      texts: [
        t`Have a complete, verified team: invite 4 players.`,
        t`Open the Tournament page from the main menu.`,
        t`Click Register Now.`,
      ],
      link: { text: t`See the tournaments`, to: paths.tournaments() },
      video: 'register',
      still: <RegisterStill />,
    },
  ] as const;

export function StepsSection() {
  const { user } = useSession();
  const { tutorialVideos } = organisation;
  return (
    <section aria-labelledby="steps" className="measure py-9 md:py-20">
      <Heading level={2} id="steps" size="headline">{t`STEP TO GET INTO TOURNAMENTS`}</Heading>
      <ol className="swipe-row mt-5 md:mt-10 md:grid md:grid-cols-3 md:gap-6 lg:gap-8">
        {steps().map((step, index) => (
          <li
            key={step.title}
            className="flex min-w-0 flex-col max-md:border max-md:border-line max-md:bg-raised max-md:p-4"
          >
            {/* On a phone a still is shown only if there is a video to play. */}
            <div className={tutorialVideos[step.video] ? '' : 'max-md:hidden'}>
              <TutorialVideo
                videoId={tutorialVideos[step.video]}
                title={step.title}
                still={step.still}
              />
            </div>
            <div className="mt-5 flex items-end gap-4 max-md:mt-0">
              <span
                aria-hidden="true"
                className="font-display text-poster font-heavy text-edge tabular-nums"
              >
                {index + 1}
              </span>
              <Heading level={3} className="pb-1 wrap-anywhere">
                {step.title}
              </Heading>
            </div>
            <ul className="mt-3 grid gap-2 text-quiet">
              {step.texts.map((text) => (
                <li key={text} className="flex gap-3">
                  <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rotate-45 bg-edge" />
                  {text}
                </li>
              ))}
            </ul>
            <div className="mt-auto pt-5">
              {index === 0 && user ? (
                <p className="flex min-h-11 items-center gap-2.5 text-quiet">
                  <Check size={20} className="text-opened" />
                  {t`Done: you are signed up.`}
                </p>
              ) : (
                <LinkButton to={step.link.to} size="small">
                  {step.link.text}
                  <ArrowRight size={18} />
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type TutorialVideoProps = {
  /** YouTube ID; `null` shows the still only. */
  videoId: string | null;
  title: string;
  still: ReactNode;
};

/** Our own still; YouTube is contacted only on play. */
function TutorialVideo({ videoId, title, still }: TutorialVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const box = 'relative block aspect-video w-full overflow-hidden border border-line bg-sunken';
  if (!videoId) return <div className={box}>{still}</div>;
  if (isPlaying) {
    return (
      <iframe
        title={t`${title}: tutorial video`}
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={box}
      />
    );
  }
  return (
    <button
      type="button"
      aria-label={t`Play the tutorial: ${title}`}
      onClick={() => setPlaying(true)}
      className={`${box} group`}
    >
      {still}
      <span className="chamfer chamfer-foot absolute bottom-3 left-3 grid size-14 place-items-center text-bright [--edge:var(--color-edge)] group-hover:[--fill:var(--color-lifted)]">
        <Play size={28} />
      </span>
    </button>
  );
}
