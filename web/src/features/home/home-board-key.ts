/** Where the board of the home page is kept; what asks for it comes with the board. */
export const homeBoardKey = ['home', 'board'] as const;
