import { defineTexts } from '@one-dream/contract/texts.ts';

/** What *Is everything right?* says: how it is, and what to do where. */
export const healthTexts = defineTexts('health', {
  noAnswer: 'No answer in time. Look again; if it stays so, look at the log.',
  mailOff:
    'No mails are sent: people sign up with Discord or Google. Set SMTP_URL and MAIL_FROM; the guide to operation has the usual four.',
  mailWorks:
    'The mail server answers. {sent, plural, one {# mail} other {# mails}} went today. A test mail shows whether they arrive.',
  mailWorksWithin:
    'The mail server answers. {sent} of {perDay} mails went today, {held} wait for tomorrow. A larger account takes MAIL_PER_DAY up.',
  mailAway: '{reason} Check SMTP_URL; where a provider has port 465 closed, use smtp:// and 587.',
  discordOff: 'Not set up. Set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.',
  discordWorks: 'Key, bot, permissions, channels and commands are right.',
  googleOff: 'Not set up. Set GOOGLE_CLIENT_ID, if people are to sign in with Google.',
  googleWorks: 'Sign-in with Google is on, and its keys can be read.',
  googleAway: 'Google’s keys cannot be read: is the way out to it closed?',
  storageWorks: 'Pictures can be written, read and removed.',
  storageFails:
    'A picture that was written was not there. Check the disk, or S3_BUCKET and its keys.',
  backupOff:
    'No backups are made. Set BACKUP_KEY, and BACKUP_DIR or BACKUP_S3_BUCKET, and keep the key somewhere else.',
  backupNone: 'None yet: the first one is made at 04:40.',
  backupIs:
    'The newest is {hours, plural, one {# hour} other {# hours}} old, {megabytes} MB, was opened and is whole.',
  backupOld:
    'The newest is {days} days old. The log says why (site-backup); check BACKUP_DIR or BACKUP_S3_…, and space on the disk.',
  disk: '{free} of {all} MB are free. Make space in DATA_DIR, or take a larger disk, before it is full.',
  memory: '{free} of {all} MB are free.',
  clockRight: 'The clocks of server, database and the world agree.',
  clockWrong:
    'The server’s clock is {seconds} s off. Turn time synchronisation on: timedatectl set-ntp true.',
  clocksDiffer:
    'Server and database are {seconds} s apart. Turn time synchronisation on on both machines.',
  certificateNone:
    'PUBLIC_URL has no https, so there is none: no passkeys, no notifications on devices.',
  certificateUnread:
    'It cannot be read at PUBLIC_URL: is the proxy running, is the name’s DNS right?',
  certificateEnds: 'It ends in {days} days and was not renewed. Look at the log of the proxy.',
  certificateLasts: 'It lasts {days} more days.',
  proxyUnseen: 'Seen in the browser only, as it is about the address that you come from.',
  proxyNone: 'No proxy is in front; you come from {ip}.',
  proxySilent:
    'You seem to come from {ip}, an address inside: the proxy does not say for whom it asks. Have it send X-Forwarded-For, and set TRUST_PROXY=1.',
  proxyIgnored:
    'Everybody seems to come from {ip}, which is the proxy: limits count all of them as one. Set TRUST_PROXY=1.',
  proxyShort:
    'You seem to come from {ip}, an address inside: there are more proxies than TRUST_PROXY says. Raise it by one.',
  proxyRight: 'You are seen under {ip}. If that is not yours, TRUST_PROXY is too high.',
  queueWorks: 'Nothing was given up within the last week.',
  queueGaveUp:
    '{count, plural, one {# job was} other {# jobs were}} given up: {names}. Mend the reason, then try again.',
  pushReady: 'The keys are there; devices can be notified.',
  pushNeedsHttps: 'Browsers take notifications from https only.',
  versionIs: '{version} is the newest that is known here.',
  versionOut:
    '{version} is out: {changes} To upgrade: back up, pull the new version, start it. The database is brought up to it by itself, after a backup.',
  versionBreaks: '{version} is out: {changes} Before you upgrade: {breaking}',
  testTitle: 'Mails arrive',
  testText:
    'This is the test mail that you asked for. If it lies in the spam folder, look at SPF, DKIM and DMARC.',
  testButton: 'Back to the site',
  testSent: 'The mail server took the mail. See whether it arrives, and where.',
  testRefused: 'The mail server did not take the mail.',
  testOff: 'No mail server is set.',
});
