import { type CleEtiquette, type Etiquettes, variablesEtiquettes } from '@espace-adherent/contract'
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

export const portailMots = Object.values(etiquettes)

/** As the page carries them, already read: the browser only puts values in. */
export const etiquettesDe = ({ mots }: { mots: MotsClient }): Etiquettes =>
  Object.fromEntries(portailMots.map((mot) => [mot.key, textesLus(mots, mot).texte])) as Etiquettes
