import type { BlocRendu } from '@espace-adherent/domain'
import type { Client } from '../portail/index.ts'

/** Whom to turn to when something is not as one hoped; null where the insurer has named nobody. */
export function phraseMediateur({ config }: Client, quoi = 'cette réponse'): string | null {
  const { mediateurNom: nom, mediateurAdresse: adresse, mediateurSite: site } = config
  if (!nom) return null
  const ou = [adresse, site].filter(Boolean).join(' – ')
  return `Si ${quoi} ne vous satisfait pas, vous pouvez nous adresser une réclamation, puis, deux mois plus tard et au plus tard dans l’année, saisir gratuitement le médiateur\u00a0: ${nom}${ou && `, ${ou}`}.`
}

/** Said in every refusal, whatever was written in it: it stands outside of the words that can be changed. */
export function avecMediateur(client: Client, blocs: readonly BlocRendu[]): BlocRendu[] {
  const phrase = phraseMediateur(client)
  if (phrase === null) return [...blocs]
  return [
    // Read before it is changed, the letter has it already.
    ...blocs.filter((bloc) => 'texte' in bloc && bloc.texte !== phrase),
    { texte: phrase },
    ...blocs.filter((bloc) => !('texte' in bloc)),
  ]
}
