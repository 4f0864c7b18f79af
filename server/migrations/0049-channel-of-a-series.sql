-- Where the evenings of a series are told of on Discord.
alter table series add column log_channel text not null default '';
