import { defineEdition, defineMail } from '@espace-adherent/domain'
import { retourPapier } from '../messages/index.ts'

const variables = { nomOffre: 'texte', numero: 'texte', dernier: 'jour', lien: 'lien' } as const
const contrat = '((nomOffre)), n°\u00a0((numero))'
const voir = { lien: 'lien', libelle: 'Voir mes contrats' } as const

export const ouverte = defineMail({
  key: 'portabilite.ouverte',
  libelle: 'Portabilité ouverte',
  variables: { ...variables, papier: 'lien' },
  sujet: 'Vos garanties sont maintenues jusqu’au ((dernier))',
  corps: [
    `Votre emploi a pris fin\u00a0: votre contrat ${contrat} continue de vous couvrir gratuitement, vous et vos proches qu’il couvrait, jusqu’au ((dernier)) au plus tard.`,
    'Votre lettre est dans vos documents\u00a0: vous y lirez ce que vous avez à nous envoyer.',
    voir,
    ...retourPapier,
  ],
})

export const bientot = defineMail({
  key: 'portabilite.bientot',
  libelle: 'Portabilité\u00a0: fin prochaine',
  variables,
  sujet: 'Vos garanties prennent fin le ((dernier))',
  corps: [
    `La portabilité de votre contrat ${contrat} prend fin le ((dernier)) au soir. Votre carte de tiers payant ne sera plus valable ensuite.`,
    'Pour garder une couverture, vous pouvez nous demander un contrat individuel, sans questionnaire médical, jusqu’à six mois après cette date\u00a0: écrivez-nous depuis votre espace.',
    voir,
  ],
})

export const finie = defineMail({
  key: 'portabilite.finie',
  libelle: 'Portabilité terminée',
  variables,
  sujet: 'Vos garanties ont pris fin le ((dernier))',
  corps: [
    `La portabilité de votre contrat ${contrat} est terminée depuis le ((dernier)) au soir. N’utilisez plus votre carte de tiers payant\u00a0: les soins réglés avec elle vous seraient réclamés.`,
    'Vous avez six mois pour nous demander un contrat individuel, sans questionnaire médical. Les soins reçus avant la fin restent remboursés, et vos documents restent dans votre espace pendant cinq ans.',
    voir,
  ],
})

/** What article L911-8 of the code de la sécurité sociale promises and asks for, in the order in which it matters. */
export const lettre = defineEdition({
  key: 'edition.portabilite',
  libelle: 'Courrier\u00a0: portabilité des garanties',
  variables: {
    nomOffre: 'texte',
    numero: 'texte',
    finEmploi: 'jour',
    du: 'jour',
    dernier: 'jour',
    allocations: 'condition',
  },
  textes: {
    titre: 'Vos garanties sont maintenues après votre emploi',
    objet: `Votre emploi a pris fin le ((finEmploi)). Votre contrat ${contrat} continue de vous couvrir, ainsi que les proches qu’il couvrait, du ((du)) au ((dernier)) inclus\u00a0: c’est la portabilité (code de la sécurité sociale, article L. 911-8).`,
    gratuit:
      'Ce maintien est gratuit\u00a0: aucune cotisation ne vous est demandée. Vos garanties sont celles des salariés de l’entreprise\u00a0; si elles changent pour eux, elles changent pour vous.',
    duree:
      '((si allocations))Ce maintien dure aussi longtemps que vos allocations de chômage.((sinon))Ce maintien dure autant que votre dernier contrat de travail, en mois entiers, et douze mois au plus.((fin)) Il prend fin plus tôt si vous retrouvez un emploi ou si vos allocations s’arrêtent\u00a0: dites-le-nous.',
    pieces:
      'Envoyez-nous l’attestation de France Travail qui montre que vous recevez une indemnisation, à l’ouverture de vos droits puis lorsque nous vous la demandons, par un message depuis votre espace.',
    apres:
      'Après le ((dernier)), vous aurez six mois pour nous demander un contrat individuel, sans période d’essai ni questionnaire médical (loi du 31\u00a0décembre 1989, article 4).',
  },
})

export const portabiliteMots = [ouverte, bientot, finie, lettre]
