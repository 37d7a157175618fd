import {
  type CleEtiquette,
  cleEcran,
  type Etiquettes,
  feuilles,
  type Phrases,
  variablesEtiquettes,
} from '@espace-adherent/contract'
import {
  defineEtiquette,
  type MotsClient,
  type MotTextes,
  textesLus,
  type VariablesMot,
} from '@espace-adherent/domain'

/** The sentences of the screens that staff may change, as we say them. */
const etiquettes: { [K in CleEtiquette]: MotTextes<VariablesMot, 'texte'> } = {
  'portail.bienvenue': defineEtiquette({
    key: 'portail.bienvenue',
    libelle: 'Accueil public\u00a0: phrase de bienvenue',
    variables: variablesEtiquettes['portail.bienvenue'],
    texte:
      '((si creation))Connectez-vous ou créez votre espace en quelques minutes.((sinon))Connectez-vous pour retrouver vos contrats et vos remboursements.((fin))',
  }),
  'portail.bonjour': defineEtiquette({
    key: 'portail.bonjour',
    libelle: 'Accueil de l’adhérent\u00a0: salutation',
    variables: variablesEtiquettes['portail.bonjour'],
    texte: 'Bonjour ((prenom))',
  }),
  'portail.aide': defineEtiquette({
    key: 'portail.aide',
    libelle: 'Aide\u00a0: phrase d’introduction',
    variables: variablesEtiquettes['portail.aide'],
    texte: 'Cherchez une réponse, ou parcourez les questions que se posent les autres adhérents.',
  }),
}

/** The sentences that the screens have themselves: what staff find them by is what they read. */
const ecrans = Object.entries(feuilles).flatMap(([feuille, { textes }]) =>
  Object.entries<string>(textes).map(([nom, texte]) =>
    defineEtiquette({ key: cleEcran(feuille, nom), libelle: texte, variables: {}, texte }),
  ),
)

const variables = Object.values(etiquettes)
export const portailMots: readonly MotTextes<VariablesMot, 'texte'>[] = [...variables, ...ecrans]

/** As the page carries them, already read: the browser only puts values in. */
export const etiquettesDe = ({ mots }: { mots: MotsClient }): Etiquettes =>
  Object.fromEntries(variables.map((mot) => [mot.key, textesLus(mots, mot).texte])) as Etiquettes

/** Of the others, what the client changed: the screens have the rest. */
export const phrasesDe = ({ mots }: { mots: MotsClient }): Phrases =>
  Object.fromEntries(
    ecrans.filter(({ key }) => mots.has(key)).map((mot) => [mot.key, textesLus(mots, mot).texte]),
  )
