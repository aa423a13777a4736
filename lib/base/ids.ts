/** Gives a new identifier at each call, unique in this installation: lower-case letters, digits and `-`. */
export type IdSource = () => string
