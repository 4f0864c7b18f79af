import { t } from '@lingui/core/macro';
import {
  ChevronRight,
  IdCard,
  KeyRound,
  type LucideIcon,
  ShieldCheck,
  Trash2,
  Trophy,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../platform/language-switch.tsx';
import { paths } from '../../platform/pages/paths.ts';
import { Heading } from '../../ui/typography.tsx';

type SettingsListProps = {
  className?: string | undefined;
  onForgetPassword: () => void;
  onNameYourself: () => void;
  /** Not available to staff. */
  onDeleteAccount: (() => void) | undefined;
};

export function SettingsList(props: SettingsListProps) {
  const { onForgetPassword, onNameYourself, onDeleteAccount } = props;
  return (
    <section aria-labelledby="settings" className={props.className}>
      <Heading level={2} id="settings" className="mb-2">{t`Settings`}</Heading>
      <LanguageSwitch className="mb-1" />
      <ul className="border-y border-line">
        <Row onPress={onNameYourself} icon={IdCard}>{t`Name and picture`}</Row>
        <Row to={paths.findTeam()} icon={Users}>{t`Find a team`}</Row>
        <Row to={paths.prizes()} icon={Trophy}>{t`My prizes`}</Row>
        <Row
          to={paths.account('notices')}
          icon={ShieldCheck}
        >{t`Notices, security, fair play`}</Row>
        <Row onPress={onForgetPassword} icon={KeyRound}>{t`Forget Password`}</Row>
        {onDeleteAccount && <Row onPress={onDeleteAccount} icon={Trash2}>{t`Delete account`}</Row>}
      </ul>
    </section>
  );
}

type RowProps = { icon: LucideIcon; children: string } & (
  | { to: string; onPress?: undefined }
  | { to?: undefined; onPress: () => void }
);

function Row({ to, onPress, icon: Icon, children }: RowProps) {
  const look =
    'flex min-h-12 w-full cursor-pointer items-center gap-3 text-left text-bright no-underline transition-colors hover:bg-raised';
  const content = (
    <>
      <Icon size={20} className="text-quiet" />
      <span className="flex-1">{children}</span>
      <ChevronRight size={18} className="text-quiet" />
    </>
  );
  return (
    <li className="border-b border-line last:border-0">
      {to ? (
        <Link to={to} className={look}>
          {content}
        </Link>
      ) : (
        <button type="button" onClick={onPress} className={look}>
          {content}
        </button>
      )}
    </li>
  );
}
