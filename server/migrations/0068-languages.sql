-- What an account is spoken to in; null until somebody has chosen.

alter table users add column language text check (language in ('en', 'hi-Latn', 'hi'));
