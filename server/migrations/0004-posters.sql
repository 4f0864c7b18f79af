create table posters (
  id uuid primary key,
  image text not null,
  text_one text not null,
  text_two text not null,
  text text not null,
  button_name text not null,
  button_link text not null,
  created_at timestamptz not null
);
