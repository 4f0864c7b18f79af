import type { PreferredRole } from '@one-dream/contract/features/users/users.values.ts';

/** Icon paths of roles in a box of 24: a flag, an entrance, a volley, a shield, a scope. */
const marks: Record<PreferredRole, string> = {
  IGL: 'M6 22V3M6 4h12l-3 4 3 4H6',
  'ENTRY FRAGGER': 'M4 3h7v18H4M8 12h13m-5-5 5 5-5 5',
  ASSAULTER:
    'M5 21v-9q0-4 2-6 2 2 2 6v9zM10 21v-12q0-4 2-6 2 2 2 6v12zM15 21v-9q0-4 2-6 2 2 2 6v9zM5 17h4m1 0h4m1 0h4',
  SUPPORTER: 'M12 2.5 20 5v7q0 6-8 9.5Q4 18 4 12V5zM12 8v7m-3.5-3.5h7',
  SNIPER: 'M12 2v7m0 6v7M2 12h7m6 0h7M19 12a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
};

/** Unknown role: a dot in a ring. */
const unknown = 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 11v2';

/** Icon of a squad role. Decorative: its name is shown beside it. */
export function RoleMark({ role, size }: { role: string; size: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      className="shrink-0"
    >
      <path d={marks[role as PreferredRole] ?? unknown} />
    </svg>
  );
}

export function RoleTag({ role }: { role: string }) {
  return (
    <span className="inline-flex h-8 items-center gap-2 border border-edge bg-ground pr-2.5 pl-2 font-display text-label font-medium tracking-[0.06em] whitespace-nowrap text-bright">
      <RoleMark role={role} size={18} />
      {role}
    </span>
  );
}
