/** The viewer, as far as the site's frame shows them. */
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
