import { sansAccents } from '../texte/slug.ts'

/** What leaked lists begin with, in French and in English, once figures and signs are taken off. */
const courants = new Set(
  `password passord motdepasse mdp azerty azertyuiop qsdfgh qwerty qwertyuiop abc abcd abcdef
  admin administrateur administrator root bonjour bonsoir coucou salut soleil doudou loulou
  chouchou jetaime iloveyou amour princesse marseille football secret welcome bienvenue letmein
  changeme changezmoi user utilisateur test tester demo iphone samsung naruto dragon monkey
  shadow sunshine master superman batman pokemon chocolat vacances liberte france paris maison
  famille ordinateur internet securite mutuelle sante espace espaceadherent adherent compte`.split(
    /\s+/,
  ),
)

const chiffresLus: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
}

/** « P@ssw0rd » as whoever reads it says it: « Password ». */
export const lireDeguisement = (texte: string) =>
  texte.replaceAll(/[013457@$€]/g, (signe) => chiffresLus[signe] ?? signe)

/**
 * True for « P@ssw0rd1! », « Azerty123! » and the like: a common word, however its letters are
 * disguised, with figures and signs around it.
 */
export function isMotDePasseCourant(motDePasse: string): boolean {
  const brut = sansAccents(motDePasse).toLowerCase()
  const sansBords = brut.replaceAll(/^[^a-z@$€]+|[^a-z]+$/g, '')
  const lu = (texte: string) => lireDeguisement(texte).replaceAll(/[^a-z]/g, '')
  return [lu(sansBords), lu(brut), sansBords.replaceAll(/[^a-z]/g, '')].some((mot) =>
    courants.has(mot),
  )
}
