import { defineEdition } from '@espace-adherent/domain'
import {
  defineMails,
  dIciLa,
  mailDocument,
  mailNomme,
  variablesContrat,
  vers,
  votreContrat,
} from '../demandes/index.ts'

/** French typography: a no-break space stands before « : ; ? ! » and after « n° ». */
const variables = { prenom: 'texte', ...variablesContrat } as const
const partie = {
  prenom: 'texte',
  nomOffre: 'texte',
  numero: 'texte',
  dernier: 'jour',
  lien: 'lien',
} as const

export const { ajoutRecu, ajoutFait, departRecu } = defineMails('beneficiaires', variables, {
  ajoutRecu: mailNomme(
    'Une personne à couvrir\u00a0: demande reçue',
    'Nous avons reçu votre demande pour ((prenom))',
    `Vous avez demandé que ${votreContrat}, couvre ((prenom)) à partir du ((effet)).`,
    dIciLa,
  ),
  ajoutFait: mailNomme(
    'Une personne est couverte',
    '((prenom)) fait partie de votre contrat',
    `Depuis le ((effet)), ${votreContrat}, couvre ((prenom)).`,
    'Une nouvelle carte de tiers payant, à son nom aussi, vous attend dans votre espace. Vos prochaines cotisations en tiennent compte.',
    vers('Voir ma carte'),
  ),
  departRecu: mailNomme(
    'Une personne à retirer\u00a0: demande reçue',
    'Nous avons reçu votre demande pour ((prenom))',
    `Vous avez demandé que ${votreContrat}, ne couvre plus ((prenom)) à partir du ((effet)).`,
    dIciLa,
  ),
})

export const ajout = { recue: ajoutRecu, appliquee: ajoutFait }

export const { departFait } = defineMails('beneficiaires', partie, {
  departFait: mailDocument(
    'Une personne n’est plus couverte',
    'Fin de couverture pour ((prenom))',
    'Votre contrat ((nomOffre)), n°\u00a0((numero)), a couvert ((prenom)) jusqu’au ((dernier)) inclus.',
    'Les soins reçus jusqu’à ce jour restent remboursés. Une nouvelle carte de tiers payant vous attend dans votre espace, et vos prochaines cotisations en tiennent compte.',
    'Le certificat de radiation, à remettre à ((prenom)), est dans vos documents.',
    vers('Voir le certificat'),
  ),
})

/** What a new insurer, or an employer, asks somebody who is no longer covered for. */
export const radiationEdition = defineEdition({
  key: 'edition.radiation',
  libelle: 'Certificat de radiation',
  variables: {
    nomConcerne: 'texte',
    naissance: 'jour',
    nomOffre: 'texte',
    numero: 'texte',
    dernier: 'jour',
  },
  textes: {
    titre: 'Certificat de radiation',
    fin: 'Nous certifions que le contrat ((nomOffre)), n°\u00a0((numero)), a couvert ((nomConcerne)), dont la date de naissance est le ((naissance)), jusqu’au ((dernier)) inclus.',
    effets:
      'Après ce jour, ce contrat ne rembourse plus les soins de cette personne, et sa carte de tiers payant ne doit plus être utilisée.',
    usage: 'Ce certificat est à remettre à un nouvel organisme ou à un employeur qui le demande.',
  },
})

export const beneficiairesMots = [ajoutRecu, ajoutFait, departRecu, departFait, radiationEdition]
