/** Whom a question is written for: some only make sense to somebody signed in. */
export type Lectorat = 'connecte' | 'visiteur'

/** As the calls name it: by its word, or by the assistant's number (2 connected, 4 not connected). */
export const userTypes = ['connecte', 'visiteur', '2', '4'] as const
export type UserType = (typeof userTypes)[number]

const parUserType: Record<UserType, Lectorat> = {
  connecte: 'connecte',
  visiteur: 'visiteur',
  2: 'connecte',
  4: 'visiteur',
}

/** `userType` is a claim: it may ask for less than the session allows, never for more. */
export function lectoratDe(userType: UserType | undefined, isConnecte: boolean): Lectorat {
  if (!isConnecte) return 'visiteur'
  return userType === undefined ? 'connecte' : parUserType[userType]
}
