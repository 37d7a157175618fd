import { sansAccents } from '../texte/index.ts'

const mots = (texte: string) =>
  sansAccents(texte)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((mot) => mot !== '')

/**
 * Whether an account is in the name of whoever gives it, or in theirs and somebody else's. Banks compare the name with
 * the account (règlement UE 2024/886): an account in another name is proven by a paper.
 */
export function isTitulaire(
  titulaire: string,
  { prenom, nom }: { prenom: string; nom: string },
): boolean {
  const ecrits = mots(titulaire)
  if (!mots(nom).every((mot) => ecrits.includes(mot))) return false
  const prenoms = mots(prenom)
  const initiale = prenoms[0]?.charAt(0) ?? ''
  const isJoint = ecrits.includes('ou') || ecrits.includes('et')
  return isJoint || prenoms.every((mot) => ecrits.includes(mot)) || ecrits.includes(initiale)
}
