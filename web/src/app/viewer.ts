/** The viewer, reduced to what the site's frame shows. */
export type Viewer = {
  name: string;
  /** Address of the picture. */
  avatar?: string | null | undefined;
  /** Shows the link to the back office. */
  isAdmin?: boolean;
};

export type ViewerProps = {
  /** `undefined` for a visitor, `null` until known. */
  viewer: Viewer | null | undefined;
  onLogout: () => void;
};
