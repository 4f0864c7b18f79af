interface Choice {
  _id: string | null;
  name: string;
  ingameinfo?: { inGameName: string } | null | undefined;
}

/** Radio buttons for one of several members. */
export function MemberChoice<Member extends Choice>(props: {
  legend: string;
  /** Groups the buttons. */
  name: string;
  members: readonly Member[];
  chosen: string | null | undefined;
  onChoose: (member: Member) => void;
}) {
  const { legend, name, members, chosen, onChoose } = props;
  return (
    <fieldset className="flex flex-col pb-2">
      <legend className="visually-hidden">{legend}</legend>
      {members.map((member) => (
        <label
          key={member._id}
          className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line last:border-0"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === member._id}
            onChange={() => onChoose(member)}
            className="size-5 accent-flare"
          />
          <span className="min-w-0 flex-1 wrap-anywhere">{member.name}</span>
          <span className="truncate text-small text-quiet">{member.ingameinfo?.inGameName}</span>
        </label>
      ))}
    </fieldset>
  );
}
