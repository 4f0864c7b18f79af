-- A page for each player, under an address of its own: the account's id is nobody's business.
alter table users add column page_id uuid not null default gen_random_uuid() unique;
alter table users add column hides_page boolean not null default false;
