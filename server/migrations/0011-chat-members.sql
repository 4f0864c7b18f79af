-- How many people were in the chat community, a day at a time (in Asia/Kolkata), as its bot counted them.
create table chat_member_counts (
  day date primary key,
  members integer not null
);
