-- How many mails went on a day (India's), and how many waited for the next, where the mail server's account has a limit.
create table mail_days (
  day date primary key,
  sent integer not null default 0,
  held integer not null default 0
);
-- A notice whose mail waits: the next mail to its reader takes it along.
alter table notifications add column is_mail_held boolean not null default false;
