/** Who is looking at the site, as far as the frame around every page shows it. */
export type Viewer = {
  name: string;
  /** Address of the picture. */
  avatar?: string | null | undefined;
  /** Shows the way to the back office. */
  isAdmin?: boolean;
};

export type ViewerProps = {
  /** `undefined` for a visitor, `null` while it is being found out. */
  viewer: Viewer | null | undefined;
  onLogout: () => void;
};
