/** Query key of the home board, separate from its query, which loads with the board. */
export const homeBoardKey = ['home', 'board'] as const;
