import { sansAccents } from '../texte/index.ts'

const mots = (texte: string) =>
  sansAccents(texte)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((mot) => mot !== '')

/**
 * Whether an account is in the name of its sender, alone or with somebody. Banks compare name and
 * account (règlement UE 2024/886), so an account in another name is proven by a paper.
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
