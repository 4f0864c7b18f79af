import { defineTexts } from '@one-dream/contract/texts.ts';

/** The lines of *Site health*: how it is, and what to do where. */
export const healthTexts = defineTexts('health', {
  noAnswer: 'No answer in time. Look again; if it stays so, look at the log.',
  mailOff:
    'No mails are sent: people sign up with Discord or Google. Set SMTP_URL and MAIL_FROM; the operations guide lists four usual providers.',
  mailWorks:
    'The mail server answers. {sent, plural, one {# mail} other {# mails}} went today. A test mail shows whether they arrive.',
  mailWorksWithin:
    'The mail server answers. {sent} of {perDay} mails went today, {held} wait for tomorrow. A larger account takes MAIL_PER_DAY up.',
  mailAway: '{reason} Check SMTP_URL; if your provider blocks port 465, use smtp:// and 587.',
  discordOff: 'Not set up. Set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.',
  discordWorks: 'Key, bot, permissions, channels and commands are right.',
  googleOff: 'Not set up. Set GOOGLE_CLIENT_ID, if people are to sign in with Google.',
  googleWorks: 'Sign-in with Google is on, and its keys can be read.',
  googleAway: 'Google’s keys cannot be read: is outgoing traffic to it blocked?',
  storageWorks: 'Pictures can be written, read and removed.',
  storageFails:
    'A picture that was written was not there. Check the disk, or S3_BUCKET and its keys.',
  backupOff:
    'No backups are made. Set BACKUP_KEY, and BACKUP_DIR or BACKUP_S3_BUCKET, and keep the key somewhere else.',
  backupNone: 'None yet: the first one is made at 04:40.',
  backupIs:
    'The newest is {hours, plural, one {# hour} other {# hours}} old, {megabytes} MB, and it was opened and is intact.',
  backupOld:
    'The newest is {days} days old. The log says why (site-backup); check BACKUP_DIR or BACKUP_S3_…, and space on the disk.',
  room: '{free} of {all} GB are free.',
  diskLow:
    '{free} of {all} GB are free. Make space in DATA_DIR, or take a larger disk, before it is full.',
  clockRight: 'The clocks of server, database and the world agree.',
  clockWrong:
    'The server’s clock is {seconds} s off. Turn time synchronisation on: timedatectl set-ntp true.',
  clocksDiffer:
    'Server and database are {seconds} s apart. Turn on time synchronisation on both machines.',
  certificateNone:
    'PUBLIC_URL has no https, so there is none: no passkeys, no notifications on devices.',
  certificateUnread:
    'It cannot be read at PUBLIC_URL: is the proxy running, is DNS set up correctly?',
  certificateEnds: 'It ends in {days} days and was not renewed. Look at the log of the proxy.',
  certificateLasts: 'It lasts {days} more days.',
  proxyUnseen: 'Shown in the browser only: it depends on the address that you connect from.',
  proxyNone: 'There is no proxy in front; you connect from {ip}.',
  proxySilent:
    'You seem to connect from {ip}, an internal address: the proxy does not pass on whose request it is. Make it send X-Forwarded-For, and set TRUST_PROXY=1.',
  proxyIgnored:
    'Everybody seems to connect from {ip}, which is the proxy: limits count all of them as one. Set TRUST_PROXY=1.',
  proxyShort:
    'You seem to connect from {ip}, an internal address: there are more proxies than TRUST_PROXY says. Raise it by one.',
  proxyRight:
    'You seem to connect from {ip}. If that is not your address, TRUST_PROXY is too high.',
  queueWorks: 'Nothing was given up within the last week.',
  queueGaveUp:
    '{count, plural, one {# job was} other {# jobs were}} given up: {names}. Fix the cause, then try again.',
  pushReady: 'The keys are there; devices can be notified.',
  pushNeedsHttps: 'Browsers take notifications from https only.',
  versionIs: '{version} is the newest that is known here.',
  versionOut:
    '{version} is out: {changes} To upgrade: back up, then run the install script of the new version. The database is backed up once more and upgraded automatically.',
  versionBreaks: '{version} is out: {changes} Before you upgrade: {breaking}',
  testTitle: 'Mails arrive',
  testText:
    'This is the test mail that you asked for. If it landed in the spam folder, check SPF, DKIM and DMARC.',
  testButton: 'Back to the site',
  testSent: 'The mail server accepted the mail. See whether it arrives, and in which folder.',
  testRefused: 'The mail server did not accept the mail.',
  testOff: 'No mail server is set.',
});
