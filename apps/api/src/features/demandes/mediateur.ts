import { type ActeGestion, teteDe } from '@espace-adherent/contract'
import type { BlocRendu, Recours } from '@espace-adherent/domain'
import type { Client } from '../client.ts'

/** French typography: a no-break space stands before « : ; ? ! ». Null: the insurer has named nobody. */
const phrases: Record<Recours, (quoi: string, mediateur: string | null) => string | null> = {
  reclamation: (quoi, mediateur) =>
    mediateur &&
    `Si ${quoi} ne vous satisfait pas, vous pouvez nous adresser une réclamation, puis, deux mois plus tard et au plus tard dans l’année, saisir gratuitement le médiateur\u00a0: ${mediateur}.`,
  mediateur: (quoi, mediateur) =>
    mediateur &&
    `Si ${quoi} ne vous satisfait pas, ou sans réponse deux mois après l’envoi de votre réclamation, vous pouvez saisir gratuitement le médiateur, dans l’année qui suit cet envoi\u00a0: ${mediateur}.`,
  cnil: (quoi) =>
    `Si ${quoi} ne vous satisfait pas, vous pouvez adresser une plainte à la Commission nationale de l’informatique et des libertés\u00a0: CNIL, 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07 – https://www.cnil.fr/fr/plaintes.`,
  defenseur: (quoi) =>
    `Si ${quoi} ne vous satisfait pas, vous pouvez saisir le Défenseur des droits\u00a0: Libre réponse 71120, 75342 Paris Cedex 07 – https://formulaire.defenseurdesdroits.fr.`,
}

const mediateurDe = ({ config }: Client): string | null => {
  const { mediateurNom: nom, mediateurAdresse: adresse, mediateurSite: site } = config
  const ou = [adresse, site].filter(Boolean).join(' – ')
  return nom ? `${nom}${ou && `, ${ou}`}` : null
}

/** Whom to turn to when what was decided about a request is not as one hoped. */
export const phraseRecours = (
  client: Client,
  acte: ActeGestion,
  quoi = 'cette réponse',
): string | null => phrases[teteDe(acte)?.recours ?? 'reclamation'](quoi, mediateurDe(client))

/** The same, of what is no request. */
export const phraseMediateur = (client: Client, quoi = 'cette réponse'): string | null =>
  phrases.reclamation(quoi, mediateurDe(client))

/** Said in every refusal, whatever was written in it: it stands outside of the words that can be changed. */
export const avecMediateur = (client: Client, blocs: readonly BlocRendu[]): BlocRendu[] =>
  avecPhrase(phraseMediateur(client), blocs)

export const avecRecours = (
  client: Client,
  acte: ActeGestion,
  blocs: readonly BlocRendu[],
): BlocRendu[] => avecPhrase(phraseRecours(client, acte), blocs)

function avecPhrase(phrase: string | null, blocs: readonly BlocRendu[]): BlocRendu[] {
  if (phrase === null) return [...blocs]
  return [
    // Read before it is changed, the letter has it already.
    ...blocs.filter((bloc) => 'texte' in bloc && bloc.texte !== phrase),
    { texte: phrase },
    ...blocs.filter((bloc) => !('texte' in bloc)),
  ]
}
