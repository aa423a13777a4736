/** What an action answers where it did not do what was asked: one sentence for the person who asked. */
export type ActionProblem = { readonly problem: string }
