-- When a mail had it, of its own or among others: what was nice to know goes with the next mail, once.
alter table notifications add column mailed_at timestamptz;
