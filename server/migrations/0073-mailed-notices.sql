-- When a mail had it, of its own or among others: what was nice to know goes with the next mail, once.
alter table notifications add column mailed_at timestamptz;
-- The mails of the evenings before had these; older ones no mail looks for.
update notifications set mailed_at = created_at
where recipient_id is not null and created_at > now() - interval '8 days' and created_at < now() - interval '1 day';
